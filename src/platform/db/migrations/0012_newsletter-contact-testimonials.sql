CREATE TYPE "public"."subscription_state" AS ENUM('requested', 'confirmed', 'unsubscribed');--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'newsletter-confirm';--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'newsletter-end';--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"signs" text[] NOT NULL,
	"copied" boolean NOT NULL,
	"attempt_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"email" text NOT NULL,
	"language" "language" NOT NULL,
	"state" "subscription_state" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request_address" text NOT NULL,
	"request_wording" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_address" text,
	"confirm_wording" text,
	"unsubscribed_at" timestamp with time zone,
	"letters" integer NOT NULL,
	"last_letter_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscription_proof" CHECK ("newsletter_subscription"."state" = 'requested' or ("newsletter_subscription"."confirmed_at" is not null and "newsletter_subscription"."confirm_address" is not null and "newsletter_subscription"."confirm_wording" is not null)),
	CONSTRAINT "newsletter_subscription_end" CHECK (("newsletter_subscription"."state" = 'unsubscribed') = ("newsletter_subscription"."unsubscribed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_wording" (
	"hash" text PRIMARY KEY NOT NULL,
	"wording" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_testimonial" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_testimonial_slug" UNIQUE("language","slug"),
	CONSTRAINT "content_testimonial_language" CHECK ("content_testimonial"."language" in ('de', 'en'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_request_wording_newsletter_wording_hash_fk" FOREIGN KEY ("request_wording") REFERENCES "public"."newsletter_wording"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_confirm_wording_newsletter_wording_hash_fk" FOREIGN KEY ("confirm_wording") REFERENCES "public"."newsletter_wording"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_email_sent_at_index" ON "contact_message" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "contact_message_sent_at_index" ON "contact_message" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscription_live" ON "newsletter_subscription" USING btree ("list","email") WHERE "newsletter_subscription"."state" <> 'unsubscribed';--> statement-breakpoint
CREATE INDEX "newsletter_subscription_state_requested_at_index" ON "newsletter_subscription" USING btree ("state","requested_at");