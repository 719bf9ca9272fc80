ALTER TABLE "listed_booking" ADD COLUMN "return_cents" bigint;--> statement-breakpoint
ALTER TABLE "listed_booking" ADD COLUMN "is_called_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "takes_back" uuid;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_takes_back_bank_transfer_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."bank_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_booking_return" ON "listed_booking" USING btree ("at","id") WHERE "listed_booking"."return_cents" is not null;--> statement-breakpoint
CREATE INDEX "listed_booking_called_off" ON "listed_booking" USING btree ("at","id") WHERE "listed_booking"."is_called_off";--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_takesBack_unique" UNIQUE("takes_back");--> statement-breakpoint
-- What of the money of an order is with us (the same as `kept` of `balanceOf` in the domain).
CREATE FUNCTION "money_kept"("asked" uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0,
    (SELECT coalesce(sum(greatest(0, p."amount_cents" - (SELECT coalesce(sum(r."amount_cents"), 0) FROM "money_return" r WHERE r."payment_id" = p."id"))), 0)
      FROM "payment" p WHERE p."order_id" = "asked" AND p."state" = 'paid')
    + (SELECT coalesce(sum(t."amount_cents"), 0) FROM "bank_transfer" t WHERE t."order_id" = "asked")
    - (SELECT coalesce(sum(r."amount_cents"), 0) FROM "money_return" r WHERE r."order_id" = "asked" AND r."payment_id" IS NULL))::bigint
$$;
--> statement-breakpoint
-- What of it is to be given back once the order is over (docs/rules/office-bookings.md; the same as `toReturn` in the domain); null where nothing is.
CREATE FUNCTION "money_to_return"("asked" uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT nullif(greatest(0, CASE
      WHEN o."state" = 'expired' OR o."state" = 'cancelled' AND o."cancelling" IS NULL THEN money_kept(o."id")
      WHEN o."state" = 'cancelled' THEN money_kept(o."id") - (o."cancelling" ->> 'due')::bigint
    END), 0)
  FROM "order" o WHERE o."id" = "asked"
$$;
--> statement-breakpoint
-- As before, and nothing is asked for a date that we have called off.
CREATE OR REPLACE FUNCTION "owed_of"("asked" uuid) RETURNS TABLE ("open_cents" integer, "due_on" date) LANGUAGE sql STABLE AS $$
  SELECT owed."open", owed."due_on" FROM (
    SELECT
      (CASE o."state" WHEN 'confirmed' THEN o."gross_cents" WHEN 'cancelled' THEN (o."cancelling" ->> 'due')::integer END
        - (SELECT coalesce(sum(p."amount_cents"), 0) FROM "payment" p WHERE p."order_id" = o."id" AND p."state" IN ('paid', 'refund-due', 'refunded'))
        - (SELECT coalesce(sum(t."amount_cents"), 0) FROM "bank_transfer" t WHERE t."order_id" = o."id"))::integer AS "open",
      (SELECT max((i."snapshot" -> 'payment' ->> 'on')::date) FROM "invoice" i
        WHERE i."order_id" = o."id" AND i."kind" = 'invoice' AND i."snapshot" -> 'payment' ->> 'state' = 'due'
          AND NOT EXISTS (SELECT FROM "invoice" c WHERE c."cancels" = i."number")) AS "due_on"
    FROM "order" o
    LEFT JOIN "registration" r ON r."id" = o."registration_id"
    LEFT JOIN "workshop_date" d ON d."id" = r."workshop_date_id"
    WHERE o."id" = "asked" AND (o."state" <> 'confirmed' OR d."called_off" IS NOT TRUE)
  ) AS owed WHERE owed."open" > 0 AND owed."due_on" IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_booking"("booking" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two who change one booking at once: the second reads after the first is through.
  PERFORM 1 FROM "listed_booking" WHERE "id" = "booking" FOR UPDATE;
  INSERT INTO "listed_booking" ("id", "order_id", "workshop_date_id", "at", "state", "country", "words", "open_cents", "due_on", "return_cents",
    "is_called_off")
  SELECT "booking", o."id", r."workshop_date_id", coalesce(o."placed_at", r."created_at"), coalesce(r."state"::text, o."state"::text),
    coalesce(o."invoice", r."request" -> 'invoice') ->> 'country',
    search_words(concat_ws(' ', o."number", o."customer_number",
      coalesce(o."booker", r."request" -> 'booker') ->> 'firstName', coalesce(o."booker", r."request" -> 'booker') ->> 'lastName',
      coalesce(o."booker", r."request" -> 'booker') ->> 'email', coalesce(o."invoice", r."request" -> 'invoice') ->> 'company',
      (SELECT string_agg(p."first_name" || ' ' || p."last_name" || ' ' || p."email", ' ') FROM "participant" p WHERE p."registration_id" = r."id"),
      (SELECT string_agg(i."number", ' ') FROM "invoice" i WHERE i."order_id" = o."id"))),
    owed."open_cents", owed."due_on", money_to_return(o."id"), coalesce(r."state" = 'confirmed' AND d."called_off", false)
  FROM (SELECT 1) AS asked
  LEFT JOIN "registration" r ON r."id" = "booking"
  LEFT JOIN "workshop_date" d ON d."id" = r."workshop_date_id"
  LEFT JOIN "order" o ON o."registration_id" = "booking" OR o."id" = "booking"
  LEFT JOIN LATERAL owed_of(o."id") AS owed ON true
  WHERE r."id" IS NOT NULL OR o."registration_id" IS NULL AND o."id" IS NOT NULL
  ON CONFLICT ("id") DO UPDATE SET "order_id" = excluded."order_id", "workshop_date_id" = excluded."workshop_date_id", "at" = excluded."at",
    "state" = excluded."state", "country" = excluded."country", "words" = excluded."words", "open_cents" = excluded."open_cents",
    "due_on" = excluded."due_on", "return_cents" = excluded."return_cents",
    "is_called_off" = excluded."is_called_off";
  IF NOT FOUND THEN
    DELETE FROM "listed_booking" WHERE "id" = "booking";
  END IF;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "money_return" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
CREATE FUNCTION "list_bookings_of_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_booking("id") FROM "registration" WHERE "workshop_date_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "list_bookings_of_date" AFTER UPDATE OF "called_off" ON "workshop_date" FOR EACH ROW
  WHEN (NEW."called_off" IS DISTINCT FROM OLD."called_off") EXECUTE FUNCTION "list_bookings_of_date"();
--> statement-breakpoint
SELECT list_booking("id") FROM "registration" UNION ALL SELECT list_booking("id") FROM "order" WHERE "registration_id" IS NULL;
