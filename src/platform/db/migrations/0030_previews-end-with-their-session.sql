-- A preview that was begun in the office ends when its session does, however that ends: signing out, a member removed, a password changed.
-- It stands here and not beside the table: the content system does not know the sessions of the office.
ALTER TABLE "content_token" ADD CONSTRAINT "content_token_session" FOREIGN KEY ("session") REFERENCES "member_session"("id") ON DELETE CASCADE;
