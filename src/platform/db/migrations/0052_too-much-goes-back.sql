-- As before, and of a confirmed order what came beyond its price: the price is lower once its buyer owes less VAT (the same as `toReturn` in the domain).
CREATE OR REPLACE FUNCTION "money_to_return"("asked" uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT nullif(greatest(0, CASE
      WHEN o."state" = 'expired' OR o."state" = 'cancelled' AND o."cancelling" IS NULL THEN money_kept(o."id")
      WHEN o."state" = 'cancelled' THEN money_kept(o."id") - (o."cancelling" ->> 'due')::bigint
      WHEN o."state" = 'confirmed' THEN money_kept(o."id") - o."gross_cents"
    END), 0)
  FROM "order" o WHERE o."id" = "asked"
$$;
