ALTER TABLE "workshop_date" ADD COLUMN "profile_ids" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- What PostgreSQL has no foreign key for: an array. A writer that knows names only (the REST API, an older process beside this one) ties the
-- date to the trainers with these names.
CREATE FUNCTION "tie_trainers_of_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."profile_ids" <> '{}' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' OR (NEW."trainers" <> OLD."trainers" AND NEW."profile_ids" = OLD."profile_ids") THEN
    NEW."profile_ids" := ARRAY(
      SELECT "id" FROM "content_trainer" WHERE "name" = ANY(NEW."trainers") ORDER BY array_position(NEW."trainers", "name")
    );
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tie_trainers_of_date" BEFORE INSERT OR UPDATE OF "trainers" ON "workshop_date"
  FOR EACH ROW EXECUTE FUNCTION "tie_trainers_of_date"();
--> statement-breakpoint
-- A trainer with another name has it on every date, a deleted one stays there as a name, and a new one gets the dates that name them already.
CREATE FUNCTION "tie_dates_of_trainer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "workshop_date" SET "profile_ids" = array_remove("profile_ids", OLD."id") WHERE OLD."id" = ANY("profile_ids");
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."name" <> OLD."name" THEN
    UPDATE "workshop_date" SET "trainers" = array_replace("trainers", OLD."name", NEW."name"), "version" = "version" + 1
      WHERE NEW."id" = ANY("profile_ids");
  END IF;
  UPDATE "workshop_date" SET "profile_ids" = "profile_ids" || NEW."id"
    WHERE NEW."name" = ANY("trainers") AND NOT NEW."id" = ANY("profile_ids");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tie_dates_of_trainer" AFTER INSERT OR UPDATE OF "name" OR DELETE ON "content_trainer"
  FOR EACH ROW EXECUTE FUNCTION "tie_dates_of_trainer"();
--> statement-breakpoint
-- Dates of before. Their public pages show what they showed: the trigger that notes a change does not run.
ALTER TABLE "workshop_date" DISABLE TRIGGER "note_change_of_date";
--> statement-breakpoint
UPDATE "workshop_date" SET "profile_ids" = ARRAY(
  SELECT "id" FROM "content_trainer" WHERE "name" = ANY("trainers") ORDER BY array_position("trainers", "name")
) WHERE "trainers" && ARRAY(SELECT "name" FROM "content_trainer");
--> statement-breakpoint
ALTER TABLE "workshop_date" ENABLE TRIGGER "note_change_of_date";
