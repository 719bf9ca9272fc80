CREATE TYPE "public"."link_purpose" AS ENUM('order');--> statement-breakpoint
CREATE TYPE "public"."registration_state" AS ENUM('waiting', 'offered', 'awaiting-payment', 'confirmed', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "public"."salutation" AS ENUM('mr', 'ms');--> statement-breakpoint
CREATE TYPE "public"."delivery" AS ENUM('on-site', 'online', 'self-paced');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('de', 'en');--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"to_name" text NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"message" "bytea" NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"number" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "customer_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"customer_number" text NOT NULL,
	"registration_id" uuid NOT NULL,
	"attempt_key" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"language" "language" NOT NULL,
	"booker" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"net_cents" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"newsletter" boolean NOT NULL,
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_registrationId_unique" UNIQUE("registration_id"),
	CONSTRAINT "order_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "personal_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" "link_purpose" NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"salutation" "salutation",
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"add_introduction" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workshop_date_id" uuid NOT NULL,
	"state" "registration_state" NOT NULL,
	"seats" integer NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_date" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"certification" text NOT NULL,
	"language" "language" NOT NULL,
	"delivery" "delivery" NOT NULL,
	"trainers" text[] NOT NULL,
	"price_cents" integer NOT NULL,
	"participant_limit" integer NOT NULL,
	"zone" text NOT NULL,
	"sessions" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"seats" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist" boolean NOT NULL,
	"location" jsonb,
	CONSTRAINT "workshop_date_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"uri" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"translation_group" text NOT NULL,
	"training_category_id" integer,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_page_address" UNIQUE("language","uri"),
	CONSTRAINT "content_page_twin" UNIQUE("translation_group","language"),
	CONSTRAINT "content_page_language" CHECK ("content_page"."language" in ('de', 'en')),
	CONSTRAINT "content_page_status" CHECK ("content_page"."status" in ('draft', 'published')),
	CONSTRAINT "content_page_uri" CHECK ("content_page"."uri" = '/' or "content_page"."uri" ~ '^(/[^/]+)+$')
);
--> statement-breakpoint
CREATE TABLE "content_term" (
	"taxonomy" text NOT NULL,
	"slug" text NOT NULL,
	"database_id" integer NOT NULL,
	CONSTRAINT "content_term_taxonomy_slug_pk" PRIMARY KEY("taxonomy","slug"),
	CONSTRAINT "content_term_number" UNIQUE("taxonomy","database_id")
);
--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_number_customer_number_fk" FOREIGN KEY ("customer_number") REFERENCES "public"."customer"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant" ADD CONSTRAINT "participant_registration_id_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_workshop_date_id_workshop_date_id_fk" FOREIGN KEY ("workshop_date_id") REFERENCES "public"."workshop_date"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_kept_at_index" ON "mailbox" USING btree ("kept_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participant_registration_id_position_index" ON "participant" USING btree ("registration_id","position");--> statement-breakpoint
CREATE INDEX "registration_workshop_date_id_state_index" ON "registration" USING btree ("workshop_date_id","state");