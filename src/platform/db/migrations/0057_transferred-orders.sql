ALTER TABLE "order" ADD COLUMN "transferred_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "order" o SET "transferred_at" = moved."at" FROM (
  SELECT l."subject_id", max(l."at") AS "at" FROM "action_log" l
  WHERE l."subject_kind" = 'order' AND l."action" = 'booking.transferred' GROUP BY l."subject_id"
) moved WHERE o."id" = moved."subject_id";
