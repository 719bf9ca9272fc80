CREATE TYPE "public"."dispute_state" AS ENUM('inquiry', 'open', 'won', 'lost');--> statement-breakpoint
ALTER TYPE "public"."refund_state" ADD VALUE 'failed';--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" "dispute_state" NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money_return" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "money_return" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_payment_id_index" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_receipt_index" ON "payment" USING btree ("receipt");--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_refundId_unique" UNIQUE("refund_id");--> statement-breakpoint
-- As before, and what the bank has sent back is with us again. Compared as text: a new value of a type cannot be used where it is added.
CREATE OR REPLACE FUNCTION "money_kept"("asked" uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0,
    (SELECT coalesce(sum(greatest(0, p."amount_cents" - (SELECT coalesce(sum(r."amount_cents"), 0) FROM "money_return" r
        WHERE r."payment_id" = p."id" AND r."state"::text <> 'failed'))), 0)
      FROM "payment" p WHERE p."order_id" = "asked" AND p."state" = 'paid')
    + (SELECT coalesce(sum(t."amount_cents"), 0) FROM "bank_transfer" t WHERE t."order_id" = "asked")
    - (SELECT coalesce(sum(r."amount_cents"), 0) FROM "money_return" r WHERE r."order_id" = "asked" AND r."payment_id" IS NULL))::bigint
$$;
