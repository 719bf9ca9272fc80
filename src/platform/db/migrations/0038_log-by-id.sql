DROP INDEX "action_log_actor";--> statement-breakpoint
ALTER TABLE "action_log" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
CREATE INDEX "action_log_member" ON "action_log" USING btree ("actor_id","at","number") WHERE "action_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "action_log_actor" ON "action_log" USING btree ("actor","at","number") WHERE "action_log"."actor_id" is null;--> statement-breakpoint
-- Lines of before get the account that alone has the name they were written under, unless another one was once called so. Nothing else of them changes.
ALTER TABLE "action_log" DISABLE TRIGGER "append_only";
--> statement-breakpoint
WITH "alone" AS (
  SELECT min("id"::text)::uuid AS "id", "name" FROM "member" GROUP BY "name" HAVING count(*) = 1
)
UPDATE "action_log" AS "line" SET "actor_id" = "alone"."id" FROM "alone"
WHERE "line"."actor" = 'organiser:' || "alone"."name" AND NOT EXISTS (
  SELECT FROM "action_log" AS "renaming" WHERE "renaming"."subject_kind" = 'member' AND "renaming"."action" = 'renamed'
    AND starts_with("renaming"."reason", "alone"."name" || ' > ')
);
--> statement-breakpoint
ALTER TABLE "action_log" ENABLE TRIGGER "append_only";
