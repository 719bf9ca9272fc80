CREATE INDEX "action_log_newest" ON "action_log" USING btree ("at","number");--> statement-breakpoint
CREATE INDEX "action_log_kind" ON "action_log" USING btree ("subject_kind","at","number");--> statement-breakpoint
CREATE INDEX "action_log_actor" ON "action_log" USING btree ("actor","at","number");--> statement-breakpoint
CREATE INDEX "action_log_words" ON "action_log" USING gin (to_tsvector('simple', regexp_replace("actor" || ' ' || "action" || ' ' || coalesce("reason", ''), '[^[:alnum:]]+', ' ', 'g')));