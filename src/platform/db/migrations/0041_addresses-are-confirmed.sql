ALTER TYPE "public"."order_state" ADD VALUE 'awaiting-confirmation' BEFORE 'confirmed';--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'address';--> statement-breakpoint
ALTER TYPE "public"."registration_state" ADD VALUE 'awaiting-confirmation' BEFORE 'confirmed';
--> statement-breakpoint
-- Compared as text: a value that was added to a type cannot be used in the same transaction.
CREATE OR REPLACE FUNCTION "held_seats"("state" registration_state, "seats" integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN "state"::text IN ('confirmed', 'awaiting-payment', 'awaiting-confirmation', 'offered') THEN "seats" ELSE 0 END
$$;
