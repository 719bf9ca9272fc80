ALTER TABLE "content_post" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_post" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_post" ADD CONSTRAINT "content_post_draft" CHECK ("content_post"."status" = 'published' or "content_post"."draft" is null);