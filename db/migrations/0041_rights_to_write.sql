-- A right to answer messages, apart from that to read them; whoever could answer until now still can.
ALTER TABLE "admin_users" DROP CONSTRAINT "admin_users_permissions";--> statement-breakpoint
UPDATE "admin_users" SET "permissions" = array_append("permissions", 'messages:write')
  WHERE 'messages:read' = ANY("permissions") AND NOT 'messages:write' = ANY("permissions");--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_permissions" CHECK ("admin_users"."permissions" <@ ARRAY['donations:read','messages:read','messages:write','subscribers:read']::text[]);--> statement-breakpoint
-- A dispute that was won leaves a completed gift.
CREATE OR REPLACE FUNCTION refuse_donation_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (
    (OLD.status = 'pending' AND NEW.status IN ('completed', 'failed', 'canceled'))
    OR (OLD.status = 'completed' AND NEW.status IN ('refunded', 'disputed'))
    OR (OLD.status = 'refunded' AND NEW.status IN ('completed', 'disputed') AND NEW.refunded_cents < NEW.amount)
    OR (OLD.status = 'disputed' AND NEW.status IN ('completed', 'refunded') AND NEW.dispute_state IS NOT DISTINCT FROM 'won')
  ) THEN
    RAISE EXCEPTION 'a donation does not go from % to %', OLD.status, NEW.status
      USING ERRCODE = '23514', CONSTRAINT = 'donations_forward_only';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "donations" SET "status" = CASE WHEN "refunded_cents" = "amount" THEN 'refunded' ELSE 'completed' END
  WHERE "status" = 'disputed' AND "dispute_state" = 'won';
