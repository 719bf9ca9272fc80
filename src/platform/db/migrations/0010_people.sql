ALTER TYPE "public"."link_purpose" ADD VALUE 'participant';--> statement-breakpoint
CREATE TABLE "meal_wish" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"consent_wording" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meal_wish" ADD CONSTRAINT "meal_wish_participant_id_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participant"("id") ON DELETE cascade ON UPDATE no action;