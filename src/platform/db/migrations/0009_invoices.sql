CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'cancellation');--> statement-breakpoint
CREATE TYPE "public"."vat_check_result" AS ENUM('valid', 'invalid', 'unknown');--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"cancels" text,
	"gross_cents" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "invoice_cancels_unique" UNIQUE("cancels")
);
--> statement-breakpoint
CREATE TABLE "vat_check" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"vat_id" text NOT NULL,
	"result" "vat_check_result" NOT NULL,
	"consultation_number" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_cancels_invoice_number_fk" FOREIGN KEY ("cancels") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_check" ADD CONSTRAINT "vat_check_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_order_id_index" ON "invoice" USING btree ("order_id");