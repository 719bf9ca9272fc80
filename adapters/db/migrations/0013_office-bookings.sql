CREATE TYPE "public"."mail_state" AS ENUM('sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('due', 'done');--> statement-breakpoint
CREATE TABLE "booking_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"workshop_date_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"country" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "listed_booking_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" "mail_state" NOT NULL,
	"to_name" text,
	"to_email" text,
	"subject" text,
	"order_id" uuid,
	"registration_id" uuid,
	"effect" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"error" text,
	"at" timestamp with time zone NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"noted_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_cents" integer NOT NULL,
	"state" "refund_state" NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_note_booking_id_index" ON "booking_note" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "listed_booking_at" ON "listed_booking" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "listed_booking_state" ON "listed_booking" USING btree ("state","at","id");--> statement-breakpoint
CREATE INDEX "listed_booking_country" ON "listed_booking" USING btree ("country","at","id");--> statement-breakpoint
CREATE INDEX "listed_booking_date" ON "listed_booking" USING btree ("workshop_date_id","at","id");--> statement-breakpoint
CREATE INDEX "listed_booking_words" ON "listed_booking" USING gin ("words");--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("at","key");--> statement-breakpoint
CREATE INDEX "mail_log_state" ON "mail_log" USING btree ("state","at","key");--> statement-breakpoint
CREATE INDEX "mail_log_order" ON "mail_log" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_log_registration" ON "mail_log" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mail_log_words" ON "mail_log" USING gin ("words");--> statement-breakpoint
CREATE INDEX "bank_transfer_order_id_index" ON "bank_transfer" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_return_order_id_index" ON "money_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_return_payment_id_index" ON "money_return" USING btree ("payment_id");