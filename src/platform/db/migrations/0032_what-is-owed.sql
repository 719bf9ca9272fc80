-- Umlauts are found however they are typed: Müller, Muller and Mueller are one word, and so are Łukasz and Lukasz. Collapsed on both sides, so a
-- beginning of a word stays one. The bodies are bound when they are made: an index may then use them, whose makers see no other schema.
CREATE OR REPLACE FUNCTION "folded"("entered" text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN regexp_replace(
  replace(replace(replace(translate(lower(regexp_replace(normalize("entered", NFKD), U&'[\0300-\036F]', '', 'g')), 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  '([aou])e', '\1', 'g');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_words"("entered" text) RETURNS tsvector LANGUAGE sql IMMUTABLE
RETURN (
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 200)), '{}')) FROM (
    SELECT unnest(regexp_split_to_array(term, '[!-/:-@\[-`{-~]+') || regexp_replace(term, '[!-/:-@\[-`{-~]+', '', 'g')) AS word
    FROM unnest(regexp_split_to_array(folded("entered"), '\s+')) AS term
  ) AS words WHERE word <> ''
);
--> statement-breakpoint
-- What is open of an order, and by when it is to be paid: of the invoice that stands, and after a cancellation of what stays due
-- (docs/rules/office-bookings.md; the same as `openOf` and `openInvoice` in the domain).
CREATE FUNCTION "owed_of"("asked" uuid) RETURNS TABLE ("open_cents" integer, "due_on" date) LANGUAGE sql STABLE AS $$
  SELECT owed."open", owed."due_on" FROM (
    SELECT
      (CASE o."state" WHEN 'confirmed' THEN o."gross_cents" WHEN 'cancelled' THEN (o."cancelling" ->> 'due')::integer END
        - (SELECT coalesce(sum(p."amount_cents"), 0) FROM "payment" p WHERE p."order_id" = o."id" AND p."state" IN ('paid', 'refund-due', 'refunded'))
        - (SELECT coalesce(sum(t."amount_cents"), 0) FROM "bank_transfer" t WHERE t."order_id" = o."id"))::integer AS "open",
      (SELECT max((i."snapshot" -> 'payment' ->> 'on')::date) FROM "invoice" i
        WHERE i."order_id" = o."id" AND i."kind" = 'invoice' AND i."snapshot" -> 'payment' ->> 'state' = 'due'
          AND NOT EXISTS (SELECT FROM "invoice" c WHERE c."cancels" = i."number")) AS "due_on"
    FROM "order" o WHERE o."id" = "asked"
  ) AS owed WHERE owed."open" > 0 AND owed."due_on" IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_booking"("booking" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two who change one booking at once: the second reads after the first is through.
  PERFORM 1 FROM "listed_booking" WHERE "id" = "booking" FOR UPDATE;
  INSERT INTO "listed_booking" ("id", "order_id", "workshop_date_id", "at", "state", "country", "words", "open_cents", "due_on")
  SELECT "booking", o."id", r."workshop_date_id", coalesce(o."placed_at", r."created_at"), coalesce(r."state"::text, o."state"::text),
    coalesce(o."invoice", r."request" -> 'invoice') ->> 'country',
    search_words(concat_ws(' ', o."number", o."customer_number",
      coalesce(o."booker", r."request" -> 'booker') ->> 'firstName', coalesce(o."booker", r."request" -> 'booker') ->> 'lastName',
      coalesce(o."booker", r."request" -> 'booker') ->> 'email', coalesce(o."invoice", r."request" -> 'invoice') ->> 'company',
      (SELECT string_agg(p."first_name" || ' ' || p."last_name" || ' ' || p."email", ' ') FROM "participant" p WHERE p."registration_id" = r."id"),
      (SELECT string_agg(i."number", ' ') FROM "invoice" i WHERE i."order_id" = o."id"))),
    owed."open_cents", owed."due_on"
  FROM (SELECT 1) AS asked
  LEFT JOIN "registration" r ON r."id" = "booking"
  LEFT JOIN "order" o ON o."registration_id" = "booking" OR o."id" = "booking"
  LEFT JOIN LATERAL owed_of(o."id") AS owed ON true
  WHERE r."id" IS NOT NULL OR o."registration_id" IS NULL AND o."id" IS NOT NULL
  ON CONFLICT ("id") DO UPDATE SET "order_id" = excluded."order_id", "workshop_date_id" = excluded."workshop_date_id", "at" = excluded."at",
    "state" = excluded."state", "country" = excluded."country", "words" = excluded."words", "open_cents" = excluded."open_cents",
    "due_on" = excluded."due_on";
  IF NOT FOUND THEN
    DELETE FROM "listed_booking" WHERE "id" = "booking";
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_booking_of"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'registration' THEN PERFORM list_booking(changed."id");
    WHEN 'participant' THEN PERFORM list_booking(changed."registration_id");
    WHEN 'order' THEN PERFORM list_booking(coalesce(changed."registration_id", changed."id"));
    ELSE PERFORM list_booking(coalesce(o."registration_id", o."id")) FROM "order" o WHERE o."id" = changed."order_id";
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OF "state", "amount_cents" OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "bank_transfer" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
-- What was cancelled before: the mail about it says how.
UPDATE "order" o SET "cancelling" = jsonb_build_object('way', told.effect ->> 'way', 'fee', told.effect ->> 'fee', 'due', CASE told.effect ->> 'fee'
    WHEN 'none' THEN 0 WHEN 'full' THEN o."gross_cents" WHEN 'part' THEN round(o."gross_cents" * (told.effect ->> 'percent')::numeric / 100) END)
  || CASE WHEN told.effect ? 'percent' THEN jsonb_build_object('percent', told.effect -> 'percent') ELSE '{}' END
FROM "mail_log" told
WHERE told."kind" = 'order-cancelled' AND told."order_id" = o."id" AND o."state" = 'cancelled' AND told.effect ->> 'fee' IS NOT NULL;
--> statement-breakpoint
SELECT list_booking("id") FROM "registration" UNION ALL SELECT list_booking("id") FROM "order" WHERE "registration_id" IS NULL;
--> statement-breakpoint
UPDATE "mail_log" SET "words" = "words";
--> statement-breakpoint
CREATE INDEX "action_log_words" ON "action_log" USING gin (search_words("actor" || ' ' || "action" || ' ' || coalesce("reason", '')));
