ALTER TABLE "content_page" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "content_post" ADD COLUMN "search" jsonb;