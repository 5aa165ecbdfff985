CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"cents" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_cents" CHECK ("payment_refunds"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_notes" DROP CONSTRAINT "payment_notes_refunded";--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "giving_subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_age" ON "payment_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_bulk" ON "mail_outbox" USING btree ("next_attempt_at","id") WHERE status = 'waiting' and is_bulk;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("is_urgent" DESC NULLS FIRST,"next_attempt_at","id") WHERE status = 'waiting' and not is_bulk;--> statement-breakpoint
-- What is known to have gone back by now stands as the sum that the charge named.
INSERT INTO "payment_refunds" ("id", "payment_intent_id", "cents", "said_at")
  SELECT payment_intent_id, payment_intent_id, refunded_cents, now() FROM "donations"
    WHERE payment_intent_id IS NOT NULL AND refunded_cents > 0
  UNION ALL SELECT payment_intent_id, payment_intent_id, refunded_cents, now() FROM "payment_notes" WHERE refunded_cents > 0
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "payment_notes" DROP COLUMN "refunded_cents";--> statement-breakpoint
-- A refund that failed is undone: the only way back there is.
CREATE OR REPLACE FUNCTION refuse_donation_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (
    (OLD.status = 'pending' AND NEW.status IN ('completed', 'failed', 'canceled'))
    OR (OLD.status = 'completed' AND NEW.status IN ('refunded', 'disputed'))
    OR (OLD.status = 'refunded' AND NEW.status IN ('completed', 'disputed') AND NEW.refunded_cents < NEW.amount)
  ) THEN
    RAISE EXCEPTION 'a donation does not go from % to %', OLD.status, NEW.status
      USING ERRCODE = '23514', CONSTRAINT = 'donations_forward_only';
  END IF;
  RETURN NEW;
END $$;