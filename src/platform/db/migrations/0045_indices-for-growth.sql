CREATE INDEX "booking_note_written" ON "booking_note" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "comment_held" ON "comment" USING btree ("state","written_at") WHERE "comment"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "sent_mail_sent" ON "sent_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "bank_transfer_received" ON "bank_transfer" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "money_return_decided" ON "money_return" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "order_placed" ON "order" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "order_named" ON "order" USING btree ("placed_at") WHERE "order"."booker" ->> 'email' <> '';--> statement-breakpoint
CREATE INDEX "order_unsettled" ON "order" USING btree ("state","pay_until") WHERE "order"."state" <> 'confirmed';--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "payment_changed" ON "payment" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "personal_link_subject" ON "personal_link" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "personal_link_purpose" ON "personal_link" USING btree ("purpose","created_at");--> statement-breakpoint
CREATE INDEX "registration_unsettled" ON "registration" USING btree ("state","created_at") WHERE "registration"."state" <> 'confirmed';--> statement-breakpoint
CREATE INDEX "registration_asked" ON "registration" USING btree ("workshop_date_id") WHERE "registration"."request" is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_at" ON "webhook_delivery" USING btree ("at");--> statement-breakpoint
CREATE INDEX "workshop_date_ends" ON "workshop_date" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "content_post_tags" ON "content_post" USING gin ("tags" jsonb_path_ops);