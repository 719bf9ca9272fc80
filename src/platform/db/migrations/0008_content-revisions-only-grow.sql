-- A revision that was written stays as it is: the history of a page is evidence only while nobody can tidy it up.
CREATE FUNCTION content_revision_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'content_revision only grows' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_revision_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_revision"
  FOR EACH STATEMENT EXECUTE FUNCTION content_revision_only_grows();
