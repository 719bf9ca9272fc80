ALTER TABLE "certificate_consent" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate_consent" ADD COLUMN "taken_back_wording" text;