CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bytes" "bytea",
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_size" CHECK ("stored_file"."size" between 1 and 10485760),
	CONSTRAINT "stored_file_whole" CHECK (octet_length("stored_file"."bytes") = "stored_file"."size"),
	CONSTRAINT "stored_file_sha256" CHECK ("stored_file"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "content_media" DROP CONSTRAINT "content_media_size";--> statement-breakpoint
ALTER TABLE "content_media" ADD COLUMN "file_id" uuid;--> statement-breakpoint
INSERT INTO "stored_file" ("id", "bytes", "size", "sha256", "added_at")
SELECT "id", "bytes", octet_length("bytes"), encode(sha256("bytes"), 'hex'), "added_at" FROM "content_media";--> statement-breakpoint
UPDATE "content_media" SET "file_id" = "id";--> statement-breakpoint
ALTER TABLE "content_media" ALTER COLUMN "file_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_media" DROP COLUMN "bytes";--> statement-breakpoint
CREATE INDEX "stored_file_in_database" ON "stored_file" USING btree ("id") WHERE "stored_file"."bytes" is not null;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_file" UNIQUE("file_id");