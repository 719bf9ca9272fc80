DROP INDEX "action_log_actor";--> statement-breakpoint
DROP INDEX "action_log_member";--> statement-breakpoint
DROP INDEX "action_log_words";--> statement-breakpoint
ALTER TABLE "action_log" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "action_log" ADD COLUMN "actor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "action_log" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Lines of before are sentences. Each becomes an id with details (src/domain/audit/actions.ts); what none of these shapes has stays word for word, as a note.
CREATE FUNCTION "changes_in"("written" text, "boundary" text, "shape" text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN bool_and(m IS NOT NULL) THEN jsonb_agg(jsonb_build_object(
    'name', m[1], 'before', CASE m[2] WHEN '–' THEN '' ELSE m[2] END, 'after', CASE m[3] WHEN '–' THEN '' ELSE m[3] END) ORDER BY place) END
  FROM unnest(regexp_split_to_array("written", "boundary")) WITH ORDINALITY AS parts (part, place), LATERAL (SELECT regexp_match(part, "shape") AS m) AS matched
$$;
--> statement-breakpoint
CREATE FUNCTION "webhook_changes_in"("written" text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN bool_and(change IS NOT NULL) THEN jsonb_agg(change ORDER BY place) END
  FROM unnest(string_to_array("written", '; ')) WITH ORDINALITY AS parts (part, place), LATERAL (SELECT CASE
    WHEN part LIKE 'address at %' THEN jsonb_build_object('name', 'address', 'before', substr(part, 12), 'after', substr(part, 12))
    WHEN part ~ '^address \S+ > \S+$' THEN jsonb_build_object('name', 'address', 'before', split_part(part, ' ', 2), 'after', split_part(part, ' ', 4))
    WHEN part LIKE 'events %' THEN jsonb_build_object('name', 'events', 'before', '', 'after', substr(part, 8))
    WHEN part = 'on' THEN jsonb_build_object('name', 'switch', 'before', 'off', 'after', 'on')
    WHEN part = 'off' THEN jsonb_build_object('name', 'switch', 'before', 'on', 'after', 'off')
  END AS change) AS changed
$$;
--> statement-breakpoint
CREATE FUNCTION "audited"("kind" text, "actor" text, "old" text, "why" text, OUT "id" text, OUT "details" jsonb, OUT "reason" text) LANGUAGE plpgsql AS $$
DECLARE
  m text[];
  changes jsonb;
  plain constant jsonb := '{
    "booking": {
      "waiting": "booking.waiting", "offered": "booking.offered", "awaiting-payment": "booking.awaiting-payment",
      "awaiting-confirmation": "booking.awaiting-confirmation", "confirmed": "booking.confirmed", "cancelled": "booking.cancelled",
      "expired": "booking.expired", "deleted": "booking.deleted", "skipped": "booking.skipped", "invoice address": "booking.address-changed",
      "withdrawal closed": "booking.withdrawal-closed", "paying": "payment.started", "paid": "payment.paid", "failed": "payment.failed",
      "refund-due": "payment.refund-due", "refunded": "payment.refunded", "part refunded": "payment.part-refunded",
      "refund failed": "payment.refund-failed", "dispute asked": "payment.dispute-inquiry", "disputed": "payment.dispute-open",
      "dispute won": "payment.dispute-won", "dispute lost": "payment.dispute-lost", "paid by invoice": "payment.invoice-paid",
      "transfer noted": "payment.transfer-noted", "transfer taken back": "payment.transfer-undone", "money returned": "payment.returned",
      "fee waived": "payment.fee-waived", "mail again": "mail.sent-again"
    },
    "date": {"created": "date.created", "confirmed": "date.confirmed", "moved": "date.moved", "called off": "date.called-off"},
    "comment": {
      "pending": "comment.pending", "suspected": "comment.suspected", "approved": "comment.approved", "rejected": "comment.rejected",
      "spam": "comment.spam", "deleted": "comment.deleted"
    },
    "subscription": {"ended": "subscription.ended", "removed": "subscription.removed"},
    "message": {"open": "message.open", "answered": "message.answered", "deleted": "message.deleted"},
    "member": {
      "invitation withdrawn": "member.invitation-withdrawn", "removed": "member.removed", "new password": "member.password-set",
      "way in made at the machine": "member.recovery-link", "signed in on a new device": "member.new-device",
      "second factor reset": "member.factor-reset", "second factor required of everybody": "member.factor-required",
      "second factor left to everybody": "member.factor-optional"
    },
    "address": {"file taken out": "personal-data.file-made", "erased": "personal-data.erased"},
    "webhook": {
      "new secret": "webhook.secret-rotated", "switched on": "webhook.switched-on", "switched off": "webhook.switched-off",
      "switched off after failures": "webhook.disabled", "removed": "webhook.removed", "message again": "webhook.sent-again"
    }
  }';
  area constant text := CASE WHEN "kind" IN ('registration', 'order', 'participant') THEN 'booking' WHEN "kind" = 'workshop-date' THEN 'date' ELSE "kind" END;
BEGIN
  "id" := plain -> area ->> "old";
  "details" := '{}';
  "reason" := "why";
  -- An attempt to pay, not the booking.
  IF "kind" = 'order' AND "actor" = 'payment' AND "old" = 'expired' THEN "id" := 'payment.expired'; END IF;
  IF "id" IS NOT NULL THEN RETURN; END IF;

  IF area = 'booking' THEN
    m := regexp_match("old", '^(\d{1,9}) more hours$');
    IF m IS NOT NULL THEN "id" := 'booking.prolonged'; "details" := jsonb_build_object('hours', m[1]::integer); END IF;
    IF "old" IN ('consent taken back', 'consent taken back, certificate deleted') THEN
      "id" := 'booking.consent-withdrawn';
      "details" := jsonb_build_object('certificate', CASE WHEN "old" LIKE '%deleted' THEN 'deleted' ELSE 'none' END);
    END IF;
    m := regexp_match("why", '^([^ :]+) → ([^ :]+)(?:: (.*))?$');
    IF "old" = 'transferred' AND m IS NOT NULL THEN
      "id" := 'booking.transferred'; "details" := jsonb_build_object('from', m[1], 'to', m[2]); "reason" := m[3];
    END IF;
  ELSIF area = 'date' THEN
    m := regexp_match("old", '^attendance: (\d{1,9}) of (\d{1,9})$');
    IF m IS NOT NULL THEN "id" := 'date.attendance'; "details" := jsonb_build_object('there', m[1]::integer, 'all', m[2]::integer); END IF;
    changes := changes_in(substring("old" FROM '^changed: (.*)$'),
      '; (?=(?:language|trainers|trainerIds|price|seats|minimum|participantLimit|waitlist|payment|roomUrl) )', '^(\w+) (.*) → (.*)$');
    IF changes IS NOT NULL THEN "id" := 'date.changed'; "details" := jsonb_build_object('changes', changes); END IF;
  ELSIF area = 'mail' AND "old" = 'mail again' THEN
    m := coalesce(regexp_match("why", '^([^ ]+): (.*)$'), regexp_match("why", '^([^ ]+)$'));
    IF m IS NOT NULL THEN "id" := 'mail.other-sent-again'; "details" := jsonb_build_object('mail', m[1]); "reason" := m[2]; END IF;
  ELSIF area = 'member' THEN
    m := regexp_match("old", '^(invited|joined) as (\w+)$');
    IF m IS NOT NULL THEN "id" := 'member.' || m[1]; "details" := jsonb_build_object('role', m[2]); END IF;
    m := regexp_match("old", '^role (\w+) to (\w+)$');
    IF m IS NOT NULL THEN "id" := 'member.role-changed'; "details" := jsonb_build_object('before', m[1], 'role', m[2]); END IF;
    m := regexp_match("why", '^(.*) > (.*)$');
    IF "old" = 'renamed' AND m IS NOT NULL THEN
      "id" := 'member.renamed'; "details" := jsonb_build_object('before', m[1], 'name', m[2]); "reason" := NULL;
    END IF;
    m := regexp_match("old", '^content token made: (reader|editor)$');
    IF m IS NOT NULL THEN "id" := 'member.token-issued'; "details" := jsonb_build_object('role', m[1]); END IF;
    m := regexp_match("old", '^content token revoked: (.*)$');
    IF m IS NOT NULL THEN "id" := 'member.token-revoked'; "details" := jsonb_build_object('name', m[1]); END IF;
  ELSIF area = 'settings' THEN
    changes := changes_in(substring("old" FROM '^\w+ changed: (.*)$'), '; (?=[\w.-]+: )', '^([\w.-]+): (.*) → (.*)$');
    IF changes IS NOT NULL THEN
      "id" := 'settings.changed'; "details" := jsonb_build_object('section', substring("old" FROM '^\w+'), 'changes', changes);
    END IF;
  ELSIF area = 'export' THEN
    m := regexp_match("old", '^(participants|invoices|journal|consents|newsletter|log) (csv|xlsx)$')
      || regexp_match("why", '^(\S+) (\S+)(?: (\S+))?, (\d{1,9}) rows$');
    IF cardinality(m) = 6 THEN
      "id" := 'export.made';
      "reason" := NULL;
      "details" := jsonb_build_object('table', m[1], 'format', m[2], 'from', nullif(m[3], '…'), 'to', nullif(m[4], '…'), 'workshop', m[5], 'rows', m[6]::integer);
    END IF;
  ELSIF area = 'api-key' THEN
    m := regexp_match("old", '^made: (.*), ([a-z: ]*), (?:until (\d{4}-\d\d-\d\d)|without end)$');
    IF m IS NOT NULL THEN
      "id" := 'api-key.issued'; "details" := jsonb_build_object('name', m[1], 'scopes', string_to_array(m[2], ' '), 'expires', m[3]);
    END IF;
    m := regexp_match("old", '^revoked: (.*)$');
    IF m IS NOT NULL THEN "id" := 'api-key.revoked'; "details" := jsonb_build_object('name', m[1]); END IF;
  ELSIF area = 'webhook' THEN
    m := regexp_match("old", '^added: ([^ ,]+), ([a-z -]*)$');
    IF m IS NOT NULL THEN "id" := 'webhook.added'; "details" := jsonb_build_object('host', m[1], 'events', string_to_array(m[2], ' ')); END IF;
    changes := webhook_changes_in(substring("old" FROM '^changed: (.*)$'));
    IF changes IS NOT NULL THEN "id" := 'webhook.changed'; "details" := jsonb_build_object('changes', changes); END IF;
  END IF;
  m := regexp_match("old", '^tried again: ([\w-]+)$');
  IF m IS NOT NULL THEN "id" := 'work.retried'; "details" := jsonb_build_object('work', m[1]); END IF;

  IF "id" IS NULL THEN
    "id" := 'log.note'; "details" := jsonb_build_object('text', "old", 'language', 'en');
  END IF;
END
$$;
--> statement-breakpoint
ALTER TABLE "action_log" DISABLE TRIGGER "append_only";
--> statement-breakpoint
UPDATE "action_log" AS "line" SET ("action", "details", "reason") =
  (SELECT "id", "details", "reason" FROM audited("line"."subject_kind", "line"."actor", "line"."action", "line"."reason"));
--> statement-breakpoint
UPDATE "action_log" SET
  "actor_kind" = CASE WHEN "actor" = 'organiser:office' THEN 'office' WHEN "actor" LIKE 'key:%' THEN 'key'
    WHEN "actor" IN ('booker', 'program', 'payment') THEN "actor" ELSE 'member' END,
  "actor_name" = CASE WHEN "actor" IN ('organiser:office', 'booker', 'program', 'payment') THEN '' ELSE regexp_replace("actor", '^(key|organiser):', '') END;
--> statement-breakpoint
-- The key that alone has the name.
UPDATE "action_log" AS "line" SET "actor_id" = "alone"."id"
FROM (SELECT min("id"::text)::uuid AS "id", "name" FROM "api_key" GROUP BY "name" HAVING count(*) = 1) AS "alone"
WHERE "line"."actor_kind" = 'key' AND "line"."actor_name" = "alone"."name";
--> statement-breakpoint
ALTER TABLE "action_log" ENABLE TRIGGER "append_only";
--> statement-breakpoint
DROP FUNCTION "audited"(text, text, text, text);--> statement-breakpoint
DROP FUNCTION "changes_in"(text, text, text);--> statement-breakpoint
DROP FUNCTION "webhook_changes_in"(text);--> statement-breakpoint
ALTER TABLE "action_log" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "action_log" DROP COLUMN "actor";--> statement-breakpoint
CREATE INDEX "action_log_action" ON "action_log" USING btree ("action");--> statement-breakpoint
CREATE INDEX "action_log_actor" ON "action_log" USING btree ("actor_kind","actor_name","at","number") WHERE ("action_log"."actor_kind" <> 'member' or "action_log"."actor_id" is null);--> statement-breakpoint
CREATE INDEX "action_log_member" ON "action_log" USING btree ("actor_id","at","number") WHERE not ("action_log"."actor_kind" <> 'member' or "action_log"."actor_id" is null);--> statement-breakpoint
CREATE INDEX "action_log_words" ON "action_log" USING gin (search_words("actor_kind" || ' ' || "actor_name" || ' ' || regexp_replace("details"::text, '"\w+":', ' ', 'g') || ' ' || coalesce("reason", '')));--> statement-breakpoint
-- A line still forgets an erased person's address and name: in its reason, and in the texts of its details. Nothing else of it can change.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('flightdeck.erasing', true) = 'on'
    AND to_jsonb(NEW) - 'reason' - 'details' = to_jsonb(OLD) - 'reason' - 'details' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the log of actions is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- The texts of a value in which what fits one of the patterns is blacked out; keys, numbers and shape stay.
CREATE FUNCTION "blacked_out"("value" jsonb, "patterns" text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  plain text;
  pattern text;
BEGIN
  CASE jsonb_typeof("value")
    WHEN 'object' THEN RETURN (SELECT coalesce(jsonb_object_agg(e.key, blacked_out(e.value, "patterns")), '{}') FROM jsonb_each("value") AS e);
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(blacked_out(e.value, "patterns") ORDER BY e.place), '[]') FROM jsonb_array_elements("value") WITH ORDINALITY AS e (value, place));
    WHEN 'string' THEN
      plain := "value" #>> '{}';
      FOREACH pattern IN ARRAY "patterns" LOOP plain := regexp_replace(plain, pattern, '[…]', 'gi'); END LOOP;
      RETURN to_jsonb(plain);
    ELSE RETURN "value";
  END CASE;
END
$$;
