-- The log of actions is only ever added to, with one exception that the law asks for: where a person is erased, their address and name
-- are blacked out in the reasons that others have written. Nothing else of a line can change, and no line can go.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('flightdeck.erasing', true) = 'on' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the log of actions is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
