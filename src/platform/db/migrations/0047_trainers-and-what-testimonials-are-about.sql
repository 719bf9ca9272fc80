CREATE TABLE "content_trainer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"workshops" text[] NOT NULL,
	"links" text[] NOT NULL,
	"picture" jsonb,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_trainer_name" UNIQUE("name"),
	CONSTRAINT "content_trainer_texts" CHECK ("content_trainer"."texts" <> '{}'::jsonb)
);
--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "workshop" text;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD COLUMN "trainer" uuid;--> statement-breakpoint
ALTER TABLE "content_testimonial" ADD CONSTRAINT "content_testimonial_trainer_content_trainer_id_fk" FOREIGN KEY ("trainer") REFERENCES "public"."content_trainer"("id") ON DELETE set null ON UPDATE no action;