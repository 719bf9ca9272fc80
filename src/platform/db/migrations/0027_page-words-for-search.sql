ALTER TABLE "content_page" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "content_post" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "content_token" ADD COLUMN "session" uuid;--> statement-breakpoint
CREATE INDEX "content_token_session_index" ON "content_token" USING btree ("session");