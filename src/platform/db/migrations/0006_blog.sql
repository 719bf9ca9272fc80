CREATE TYPE "public"."comment_state" AS ENUM('pending', 'suspected', 'approved', 'rejected');--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'comment';--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" "language" NOT NULL,
	"post_slug" text NOT NULL,
	"post_title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"comment" text NOT NULL,
	"reply_to" uuid,
	"state" "comment_state" NOT NULL,
	"signs" text[] NOT NULL,
	"attempt_key" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "comment_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "content_post" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" text NOT NULL,
	"tags" jsonb NOT NULL,
	"picture" jsonb,
	"blocks" jsonb NOT NULL,
	"translation_group" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_post_address" UNIQUE("language","slug"),
	CONSTRAINT "content_post_twin" UNIQUE("translation_group","language"),
	CONSTRAINT "content_post_language" CHECK ("content_post"."language" in ('de', 'en')),
	CONSTRAINT "content_post_status" CHECK ("content_post"."status" in ('draft', 'published')),
	CONSTRAINT "content_post_slug" CHECK ("content_post"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_reply_to_comment_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."comment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_language_post_slug_state_index" ON "comment" USING btree ("language","post_slug","state");--> statement-breakpoint
CREATE INDEX "content_post_newest" ON "content_post" USING btree ("language","published_at");