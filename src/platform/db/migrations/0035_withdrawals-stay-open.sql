ALTER TYPE "public"."link_purpose" ADD VALUE 'withdrawal';--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "ended_by" text;--> statement-breakpoint
-- Until now a declaration that fitted was carried out at once, and the office was told of the others by mail.
UPDATE "withdrawal" SET "outcome" = CASE WHEN "order_id" IS NULL THEN 'closed' ELSE 'carried-out' END, "ended_at" = "received_at", "ended_by" = 'program';
