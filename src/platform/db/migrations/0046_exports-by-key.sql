CREATE INDEX "certificate_consent_confirmed" ON "certificate_consent" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "certificate_consent_taken_back" ON "certificate_consent" USING btree ("taken_back_at","id");--> statement-breakpoint
CREATE INDEX "meal_wish_consented" ON "meal_wish" USING btree ("consented_at","participant_id");