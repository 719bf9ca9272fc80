CREATE TYPE "public"."order_state" AS ENUM('awaiting-payment', 'confirmed', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "public"."wait_reason" AS ENUM('full', 'regional-price');--> statement-breakpoint
CREATE TYPE "public"."payment_way" AS ENUM('invoice', 'card');--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'registration';--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'offer';--> statement-breakpoint
CREATE TABLE "action_log" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "order" ALTER COLUMN "registration_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "product" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "state" "order_state" DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "wait_reason" "wait_reason";--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "attempt_key" text;--> statement-breakpoint
ALTER TABLE "workshop_date" ADD COLUMN "payment" "payment_way" DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
CREATE INDEX "action_log_subject_kind_subject_id_index" ON "action_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_attemptKey_unique" UNIQUE("attempt_key");