CREATE TABLE "redirect" (
	"source" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirect_elsewhere" CHECK ("redirect"."source" <> "redirect"."target")
);
--> statement-breakpoint
ALTER TABLE "content_media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_post" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;