CREATE TABLE "rate_limit" (
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_purpose_key_pk" PRIMARY KEY("purpose","key")
);
--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at_index" ON "rate_limit" USING btree ("ends_at");