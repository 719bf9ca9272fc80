-- As before, and what a bank has taken back for good has not come: the customer owes it again (the same as `paid` of `balanceOf` in the domain).
CREATE OR REPLACE FUNCTION "owed_of"("asked" uuid) RETURNS TABLE ("open_cents" integer, "due_on" date) LANGUAGE sql STABLE AS $$
  SELECT owed."open", owed."due_on" FROM (
    SELECT
      (CASE o."state" WHEN 'confirmed' THEN o."gross_cents" WHEN 'cancelled' THEN (o."cancelling" ->> 'due')::integer END
        - (SELECT coalesce(sum(p."amount_cents"), 0) FROM "payment" p WHERE p."order_id" = o."id" AND p."state" IN ('paid', 'refund-due', 'refunded'))
        + (SELECT coalesce(sum(l."amount_cents"), 0) FROM "dispute" l JOIN "payment" p ON p."id" = l."payment_id"
            WHERE p."order_id" = o."id" AND l."state" = 'lost')
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
SELECT list_booking(coalesce(o."registration_id", o."id")) FROM "order" o
WHERE o."id" IN (SELECT p."order_id" FROM "payment" p JOIN "dispute" l ON l."payment_id" = p."id" WHERE l."state" = 'lost');
