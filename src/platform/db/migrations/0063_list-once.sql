-- A booking touches four of these tables: its line in the lists is written once, when the transaction commits, not after each of them.
CREATE OR REPLACE FUNCTION "list_booking_of"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  booking uuid;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'registration' THEN booking := changed."id";
    WHEN 'participant' THEN booking := changed."registration_id";
    WHEN 'order' THEN booking := coalesce(changed."registration_id", changed."id");
    ELSE booking := (SELECT coalesce(o."registration_id", o."id") FROM "order" o WHERE o."id" = changed."order_id");
  END CASE;
  -- Lines are written by nothing but these triggers: one that this transaction has written is of its end, and true.
  IF NOT EXISTS (SELECT FROM "listed_booking" l WHERE l."id" = booking AND l.xmin = pg_current_xact_id()::xid) THEN
    PERFORM list_booking(booking);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "registration";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "registration" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "participant";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "participant" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "order";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "invoice";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "invoice" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "bank_transfer";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "bank_transfer" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "money_return";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OR DELETE ON "money_return" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_booking" ON "payment";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_booking" AFTER INSERT OR UPDATE OF "state", "amount_cents" OR DELETE ON "payment" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_booking_of"();
--> statement-breakpoint
DROP TRIGGER "list_bookings_of_date" ON "workshop_date";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "list_bookings_of_date" AFTER UPDATE OF "called_off" ON "workshop_date" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."called_off" IS DISTINCT FROM OLD."called_off") EXECUTE FUNCTION "list_bookings_of_date"();
