ALTER TABLE "workshop_date" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Of dates of before, the log knows when the office last had its hand on them; where it does not, they are as old as this migration.
UPDATE "workshop_date" SET "changed_at" = "logged"."at" FROM (
  SELECT "subject_id", max("at") AS "at" FROM "action_log"
  WHERE "subject_kind" = 'workshop-date' AND "action" ~ '^(created|moved|called off|confirmed|changed:)'
  GROUP BY "subject_id"
) AS "logged" WHERE "logged"."subject_id" = "workshop_date"."id";
--> statement-breakpoint
-- Every column counts as shown on the public page but those named here: what only counts or numbers, and what only participants read.
CREATE FUNCTION "note_change_of_date"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "not_shown" text[] := ARRAY['seats_taken', 'trainer_ids', 'room_url', 'revision', 'version', 'moved_at', 'changed_at'];
BEGIN
  IF to_jsonb(NEW) - "not_shown" IS DISTINCT FROM to_jsonb(OLD) - "not_shown" THEN
    NEW."changed_at" := now();
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_change_of_date" BEFORE UPDATE ON "workshop_date" FOR EACH ROW EXECUTE FUNCTION "note_change_of_date"();
