-- What people keep, what they give, what staff do: steps that go forward only, and logs that only grow.

CREATE OR REPLACE FUNCTION refuse_status_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE steps text[] := ARRAY['saved', 'contacted', 'applied', 'completed'];
BEGIN
  IF array_position(steps, NEW.status::text) < array_position(steps, OLD.status::text) THEN
    RAISE EXCEPTION 'status moves forward only' USING ERRCODE = '23514', CONSTRAINT = 'saved_resources_forward_only';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER saved_resources_forward_only BEFORE UPDATE OF status ON saved_resources FOR EACH ROW EXECUTE FUNCTION refuse_status_backwards();

CREATE OR REPLACE FUNCTION refuse_uncompleting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.completed AND NOT NEW.completed THEN
    RAISE EXCEPTION 'a completed reminder stays completed' USING ERRCODE = '23514', CONSTRAINT = 'reminders_one_way';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reminders_one_way BEFORE UPDATE OF completed ON reminders FOR EACH ROW EXECUTE FUNCTION refuse_uncompleting();

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
END $$;

CREATE OR REPLACE TRIGGER donations_forward_only BEFORE UPDATE OF status ON donations FOR EACH ROW EXECUTE FUNCTION refuse_donation_step();

-- What was done stays written down; the one change is that old rows go.
CREATE OR REPLACE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = '42501', CONSTRAINT = 'audit_log_append_only';
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
