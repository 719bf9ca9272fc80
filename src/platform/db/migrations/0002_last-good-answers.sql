CREATE TABLE "last_good_answer" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_good_answer_source_key_pk" PRIMARY KEY("source","key")
);
