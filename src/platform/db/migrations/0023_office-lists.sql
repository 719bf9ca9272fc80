ALTER TYPE "public"."comment_state" ADD VALUE 'spam';--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answer_note" text;--> statement-breakpoint
CREATE INDEX "comment_written" ON "comment" USING btree ("written_at","id");--> statement-breakpoint
CREATE INDEX "mail_log_kind" ON "mail_log" USING btree ("kind","at","key");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_requested" ON "newsletter_subscription" USING btree ("requested_at","id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_answered" CHECK (("contact_message"."answered_at" is null) = ("contact_message"."answered_by" is null));