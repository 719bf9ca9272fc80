ALTER TABLE "workshop_date" ADD COLUMN "trainer_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now the name opened a date. Where it is the name of one account alone, it is that account's date; where two are called alike, the office chooses.
WITH "called" AS (
  SELECT "id", lower(regexp_replace(btrim(normalize("name", NFC)), '\s+', ' ', 'g')) AS "name" FROM "member"
), "alone" AS (
  SELECT min("id"::text)::uuid AS "id", "name" FROM "called" GROUP BY "name" HAVING count(*) = 1
), "found" AS (
  SELECT d."id", array_agg(DISTINCT a."id") AS "ids"
  FROM "workshop_date" d, unnest(d."trainers") AS t("name"), "alone" a
  WHERE a."name" = lower(regexp_replace(btrim(normalize(t."name", NFC)), '\s+', ' ', 'g'))
  GROUP BY d."id"
)
UPDATE "workshop_date" SET "trainer_ids" = "found"."ids" FROM "found" WHERE "found"."id" = "workshop_date"."id";
