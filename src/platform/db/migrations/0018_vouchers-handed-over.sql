ALTER TABLE "voucher" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "withdrawn_at" timestamp with time zone;