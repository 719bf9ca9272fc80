ALTER TABLE "order" DROP CONSTRAINT "order_attemptKey_unique";--> statement-breakpoint
ALTER TABLE "registration" DROP CONSTRAINT "registration_attemptKey_unique";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "attempt_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "attempt_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The key of what has ended was written over: by itself and the id of its booking, or, of what has no seats, by that id alone.
UPDATE "order" SET "attempt_ended" = true, "attempt_key" = split_part("attempt_key", ' ended ', 1) WHERE "attempt_key" LIKE '% ended %' OR "attempt_key" LIKE 'ended %';--> statement-breakpoint
UPDATE "registration" SET "attempt_ended" = true, "attempt_key" = split_part("attempt_key", ' ended ', 1) WHERE "attempt_key" LIKE '% ended %';--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt" ON "order" USING btree ("attempt_key") WHERE not "order"."attempt_ended";--> statement-breakpoint
CREATE UNIQUE INDEX "registration_attempt" ON "registration" USING btree ("attempt_key") WHERE not "registration"."attempt_ended";