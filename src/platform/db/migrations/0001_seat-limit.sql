-- The constraint behind the lock: whatever the program does, a date never holds more registered seats than it has.
-- A trigger counts them on the date's row; two transactions that race for the same seats meet there.
ALTER TABLE "workshop_date" ADD CONSTRAINT "seats_within_capacity" CHECK ("delivery" = 'self-paced' OR ("seats_taken" >= 0 AND "seats_taken" <= "seats"));
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "seats_positive" CHECK ("seats" > 0);
--> statement-breakpoint
CREATE FUNCTION "held_seats"("state" registration_state, "seats" integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "state" IN ('confirmed', 'awaiting-payment', 'offered') THEN "seats" ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE "workshop_date" SET "seats_taken" = "seats_taken" - held_seats(OLD."state", OLD."seats") WHERE "id" = OLD."workshop_date_id";
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE "workshop_date" SET "seats_taken" = "seats_taken" + held_seats(NEW."state", NEW."seats") WHERE "id" = NEW."workshop_date_id";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_seats" AFTER INSERT OR UPDATE OR DELETE ON "registration" FOR EACH ROW EXECUTE FUNCTION "count_seats"();
