ALTER TYPE "public"."link_purpose" ADD VALUE 'replies' BEFORE 'payment';--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reply_notice" jsonb;--> statement-breakpoint
CREATE INDEX "comment_reply_notice" ON "comment" USING btree ("id") WHERE "comment"."reply_notice" is not null;