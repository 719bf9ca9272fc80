CREATE TYPE "public"."consent_answer" AS ENUM('yes', 'no');--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'consent';--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"email" text NOT NULL,
	"certification" text NOT NULL,
	"trainers" jsonb NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"language" "language" NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_code_unique" UNIQUE("code"),
	CONSTRAINT "certificate_participantId_unique" UNIQUE("participant_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"answer" "consent_answer" NOT NULL,
	"wording" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "workshop_date" ADD COLUMN "room_url" text;--> statement-breakpoint
ALTER TABLE "certificate_consent" ADD CONSTRAINT "certificate_consent_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_consent_final" ON "certificate_consent" USING btree ("participant_id") WHERE "certificate_consent"."confirmed_at" is not null;