-- The log of actions is only ever added to: whoever wants to change what was done has to do something new.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of actions is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE ON "action_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
