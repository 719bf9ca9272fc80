-- What the office searches by. Texts and questions are folded by the same function, so that they meet: accents off, lower case, cut at
-- spaces and at ASCII punctuation. A word with punctuation inside also counts without it: `R-2026-0001` is found as a whole, never as 2026.
CREATE FUNCTION "folded"("entered" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(lower(regexp_replace(normalize("entered", NFKD), U&'[\0300-\036F]', '', 'g')), 'ß', 'ss')
$$;
--> statement-breakpoint
CREATE FUNCTION "search_words"("entered" text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 200)), '{}')) FROM (
    SELECT unnest(regexp_split_to_array(term, '[!-/:-@\[-`{-~]+') || regexp_replace(term, '[!-/:-@\[-`{-~]+', '', 'g')) AS word
    FROM unnest(regexp_split_to_array(folded("entered"), '\s+')) AS term
  ) AS words WHERE word <> ''
$$;
--> statement-breakpoint
-- Every word of the question has to be there, or begin a word that is. A number is meant whole.
CREATE FUNCTION "search_query"("entered" text) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN whole ~ '[0-9]' OR parts IS NULL THEN prefix ELSE '(' || prefix || ' | (' || parts || '))' END, ' & ')::tsquery FROM (
    SELECT whole, '''' || left(whole, 200) || ''':*' AS prefix,
      (SELECT string_agg('''' || left(part, 200) || ''':*', ' & ') FROM unnest(regexp_split_to_array(term, '[!-/:-@\[-`{-~]+')) AS part WHERE part <> '') AS parts
    FROM unnest(regexp_split_to_array(folded("entered"), '\s+')) AS term, regexp_replace(term, '[!-/:-@\[-`{-~]+', '', 'g') AS whole
    WHERE whole <> ''
  ) AS terms
$$;
--> statement-breakpoint
-- The list of bookings follows what it is made of, whoever writes there.
CREATE FUNCTION "list_booking"("booking" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two who change one booking at once: the second reads after the first is through.
  PERFORM 1 FROM "listed_booking" WHERE "id" = "booking" FOR UPDATE;
  INSERT INTO "listed_booking" ("id", "order_id", "workshop_date_id", "at", "state", "country", "words")
  SELECT "booking", o."id", r."workshop_date_id", coalesce(o."placed_at", r."created_at"), coalesce(r."state"::text, o."state"::text),
    coalesce(o."invoice", r."request" -> 'invoice') ->> 'country',
    search_words(concat_ws(' ', o."number", o."customer_number",
      coalesce(o."booker", r."request" -> 'booker') ->> 'firstName', coalesce(o."booker", r."request" -> 'booker') ->> 'lastName',
      coalesce(o."booker", r."request" -> 'booker') ->> 'email', coalesce(o."invoice", r."request" -> 'invoice') ->> 'company',
      (SELECT string_agg(p."first_name" || ' ' || p."last_name" || ' ' || p."email", ' ') FROM "participant" p WHERE p."registration_id" = r."id"),
      (SELECT string_agg(i."number", ' ') FROM "invoice" i WHERE i."order_id" = o."id")))
  FROM (SELECT 1) AS asked
  LEFT JOIN "registration" r ON r."id" = "booking"
  LEFT JOIN "order" o ON o."registration_id" = "booking" OR o."id" = "booking"
  WHERE r."id" IS NOT NULL OR o."registration_id" IS NULL AND o."id" IS NOT NULL
  ON CONFLICT ("id") DO UPDATE SET "order_id" = excluded."order_id", "workshop_date_id" = excluded."workshop_date_id", "at" = excluded."at",
    "state" = excluded."state", "country" = excluded."country", "words" = excluded."words";
  IF NOT FOUND THEN
    DELETE FROM "listed_booking" WHERE "id" = "booking";
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "list_booking_of"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'registration' THEN PERFORM list_booking(changed."id");
    WHEN 'participant' THEN PERFORM list_booking(changed."registration_id");
    WHEN 'order' THEN PERFORM list_booking(coalesce(changed."registration_id", changed."id"));
    WHEN 'invoice' THEN PERFORM list_booking(coalesce(o."registration_id", o."id")) FROM "order" o WHERE o."id" = changed."order_id";
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "registration" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "participant" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "order" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
CREATE TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
SELECT list_booking("id") FROM "registration" UNION ALL SELECT list_booking("id") FROM "order" WHERE "registration_id" IS NULL;
--> statement-breakpoint
CREATE FUNCTION "cut_mail_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."words" := search_words(concat_ws(' ', NEW."to_name", NEW."to_email", NEW."subject", NEW."kind"));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "cut_mail_words" BEFORE INSERT OR UPDATE ON "mail_log" FOR EACH ROW EXECUTE FUNCTION "cut_mail_words"();
