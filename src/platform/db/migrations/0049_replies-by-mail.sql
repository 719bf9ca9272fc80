ALTER TYPE "public"."link_purpose" ADD VALUE 'replies' BEFORE 'payment';--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reply_notice" jsonb;