CREATE TABLE "sign_in_alarm" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"at" timestamp with time zone NOT NULL,
	"whose" text NOT NULL,
	"step" text NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "sign_in_failure_at_whose_step_unique" UNIQUE("at","whose","step")
);
