ALTER TABLE "booking_note" ADD COLUMN "written_by_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "ended_by_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "noted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "money_return" ADD COLUMN "decided_by_id" uuid;--> statement-breakpoint
-- Rows of before get the account that alone has the name they were written under, if it was there at the time and the log knows no one else by
-- this name: nobody who was called so before a renaming, and no line of another or an unknown account. All others keep the name alone.
CREATE TEMPORARY TABLE "alone" ON COMMIT DROP AS
  SELECT min(m."id"::text)::uuid AS "id", 'organiser:' || m."name" AS "words", min(m."created_at") AS "since" FROM "member" m
  WHERE m."name" <> 'office' GROUP BY m."name" HAVING count(*) = 1 AND NOT EXISTS (
    SELECT FROM "action_log" l WHERE l."action" = 'member.renamed' AND l."details" ->> 'before' = m."name"
      OR l."actor_kind" = 'member' AND l."actor_name" = m."name" AND l."actor_id" IS DISTINCT FROM min(m."id"::text)::uuid
  );
--> statement-breakpoint
UPDATE "booking_note" SET "written_by_id" = "alone"."id" FROM "alone" WHERE "written_by" = "words" AND "written_at" >= "since";
--> statement-breakpoint
UPDATE "withdrawal" SET "ended_by_id" = "alone"."id" FROM "alone" WHERE "ended_by" = "words" AND "ended_at" >= "since";
--> statement-breakpoint
-- The list of bookings does not show who.
ALTER TABLE "bank_transfer" DISABLE TRIGGER "list_booking";
--> statement-breakpoint
UPDATE "bank_transfer" SET "noted_by_id" = "alone"."id" FROM "alone" WHERE "noted_by" = "words" AND "noted_at" >= "since";
--> statement-breakpoint
ALTER TABLE "bank_transfer" ENABLE TRIGGER "list_booking";
--> statement-breakpoint
ALTER TABLE "money_return" DISABLE TRIGGER "list_booking";
--> statement-breakpoint
UPDATE "money_return" SET "decided_by_id" = "alone"."id" FROM "alone" WHERE "decided_by" = "words" AND "decided_at" >= "since";
--> statement-breakpoint
ALTER TABLE "money_return" ENABLE TRIGGER "list_booking";
