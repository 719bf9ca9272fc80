-- What the office finds a date by: kind, day, month in both languages, year, place and trainers. The body is bound when it is made, as that of `search_words`.
CREATE FUNCTION "date_words"("certification" text, "delivery" "delivery", "zone" text, "starts" timestamptz, "location" jsonb, "trainers" text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE
RETURN search_words(concat_ws(' ', "certification", "delivery", "location" ->> 'city', "location" ->> 'venue', array_to_string("trainers", ' '),
  extract(day FROM "starts" AT TIME ZONE "zone"), extract(year FROM "starts" AT TIME ZONE "zone"),
  (ARRAY['Jänner Januar January', 'Februar February', 'März March', 'April', 'Mai May', 'Juni June', 'Juli July', 'August', 'September', 'Oktober October',
    'November', 'Dezember December'])[extract(month FROM "starts" AT TIME ZONE "zone")::int]));
--> statement-breakpoint
CREATE INDEX "workshop_date_words" ON "workshop_date" USING gin (date_words("certification", "delivery", "zone", "starts_at", "location", "trainers"));
