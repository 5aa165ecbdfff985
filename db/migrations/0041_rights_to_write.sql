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
  WHERE "status" = 'disputed' AND "dispute_state" = 'won';--> statement-breakpoint
-- The new questions of the law table.
ALTER TABLE "state_facts" DROP CONSTRAINT "state_facts_cell";--> statement-breakpoint
ALTER TABLE "state_facts" ADD CONSTRAINT "state_facts_cell" CHECK ("state_facts"."cell" in ('order_names','order_law','order_who','order_first','order_final','order_fee','order_forms','order_sexual','order_stalking','guns','strangulation','address_program','address_phone','address_site','compensation_office','compensation_deadline','compensation_report','compensation_phone','compensation_site','leave','lease','child_line','adult_line','legal_site','medicaid','food_help','cash_help','emergency_order','out_of_state_orders','coercive_control','red_flag','custody_presumption','mediation','recording','lock_change','unemployment'));
