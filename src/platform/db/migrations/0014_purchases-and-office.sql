CREATE TYPE "public"."mail_state" AS ENUM('sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('due', 'done');--> statement-breakpoint
ALTER TYPE "public"."link_purpose" ADD VALUE 'payment';--> statement-breakpoint
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
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email"),
	CONSTRAINT "member_role" CHECK ("member"."role" in ('owner', 'organiser', 'editor', 'trainer'))
);
--> statement-breakpoint
CREATE TABLE "member_credential" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now(),
	"aaguid" text,
	CONSTRAINT "member_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "member_second_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "member_verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "office_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_invitation_email_unique" UNIQUE("email"),
	CONSTRAINT "office_invitation_role" CHECK ("office_invitation"."role" in ('owner', 'organiser', 'editor', 'trainer'))
);
--> statement-breakpoint
CREATE TABLE "office_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_rule" (
	"id" integer PRIMARY KEY NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"certification" text NOT NULL,
	"participant_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_orderId_position_unique" UNIQUE("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_credential" ADD CONSTRAINT "member_credential_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_passkey" ADD CONSTRAINT "member_passkey_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_second_factor" ADD CONSTRAINT "member_second_factor_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "member_credential_user_id_index" ON "member_credential" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_passkey_user_id_index" ON "member_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_second_factor_user_id_index" ON "member_second_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_session_user_id_index" ON "member_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_verification_identifier_index" ON "member_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bank_transfer_order_id_index" ON "bank_transfer" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_return_order_id_index" ON "money_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_return_payment_id_index" ON "money_return" USING btree ("payment_id");