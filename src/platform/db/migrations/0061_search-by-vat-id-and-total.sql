-- As before, and a booking is found by its VAT ID and by its total, in cents: a search for 2.748,00 is one for 274800.
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
      coalesce(o."invoice", r."request" -> 'invoice') ->> 'vatId', o."gross_cents",
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
SELECT list_booking("id") FROM "registration" UNION ALL SELECT list_booking("id") FROM "order" WHERE "registration_id" IS NULL;
