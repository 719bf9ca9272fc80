DROP INDEX "action_log_words";--> statement-breakpoint
ALTER TABLE "listed_booking" ADD COLUMN "open_cents" integer;--> statement-breakpoint
ALTER TABLE "listed_booking" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cancelling" jsonb;--> statement-breakpoint
CREATE INDEX "listed_booking_owed" ON "listed_booking" USING btree ("at","id") WHERE "listed_booking"."due_on" is not null;