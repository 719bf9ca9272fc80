CREATE TABLE "deletion_report" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"deleted" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deletion_report_at_index" ON "deletion_report" USING btree ("at");