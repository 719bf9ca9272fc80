CREATE TABLE "content_media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"alt_de" text,
	"alt_en" text,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"credit" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_media_size" CHECK (octet_length("content_media"."bytes") between 1 and 10485760),
	CONSTRAINT "content_media_pixels" CHECK ("content_media"."width" > 0 and "content_media"."height" > 0),
	CONSTRAINT "content_media_focus" CHECK ("content_media"."focal_x" between 0 and 1 and "content_media"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "content_menu" (
	"location" text NOT NULL,
	"language" text NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_menu_location_language_pk" PRIMARY KEY("location","language"),
	CONSTRAINT "content_menu_location" CHECK ("content_menu"."location" in ('HEADER', 'MENU', 'FOOTER')),
	CONSTRAINT "content_menu_language" CHECK ("content_menu"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"uri" text NOT NULL,
	"translation_group" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "content_revision_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_token_role" CHECK ("content_token"."role" in ('reader', 'editor'))
);
--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_page" ADD CONSTRAINT "content_page_draft" CHECK ("content_page"."status" = 'published' or "content_page"."draft" is null);