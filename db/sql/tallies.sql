-- Counts that are kept as rows change, so that no page counts tables.

-- The same counts as before, from each distinct group of records instead of each record: a sixth of the time.
CREATE OR REPLACE VIEW counted_tallies AS
  SELECT t.topic, t.key, sum(r.records)::bigint AS count, 0::bigint AS amount
    FROM (SELECT category, state, service_area, kind, is_emergency, is_open_24_hours, languages, is_verified, verified_on,
          archived_at, count(*) AS records
        FROM resources GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) r,
      LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t GROUP BY 1, 2
  UNION ALL
  SELECT 'mail', jsonb_build_object('status', status), count(*), 0 FROM mail_outbox GROUP BY 1, 2
  UNION ALL
  SELECT 'subscribers', jsonb_build_object('isActive', is_active), count(*), 0 FROM newsletter_subscriptions GROUP BY 1, 2
  UNION ALL
  SELECT 'gifts', gift_key(status, dispute_state, is_recurring, is_renewal, created_at), count(*), sum(amount)
    FROM donations GROUP BY 1, 2
  UNION ALL
  SELECT 'refunds', gift_key(status, dispute_state, is_recurring, is_renewal, created_at), count(*), sum(refunded_cents)
    FROM donations WHERE refunded_cents > 0 GROUP BY 1, 2;

CREATE OR REPLACE VIEW counted_areas AS
  SELECT r.id AS resource_id, a.area, r.category::text AS category, r.importance, r.title, r.kind = 'facility' AS is_facility
  FROM resources r, LATERAL listed_areas(r.state, r.service_area, r.scope) a WHERE r.archived_at IS NULL;

CREATE OR REPLACE FUNCTION tally_resources() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed uuid[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE topic IN ('resources', 'checks');
    DELETE FROM resource_areas;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT t.topic, t.key, count(*)
      FROM added r, LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t GROUP BY 1, 2;
    INSERT INTO resource_areas SELECT r.id, a.area, r.category, r.importance, r.title, r.kind = 'facility'
      FROM added r, LATERAL listed_areas(r.state, r.service_area, r.scope) a WHERE r.archived_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT t.topic, t.key, -count(*)
      FROM removed r, LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t GROUP BY 1, 2;
    DELETE FROM resource_areas WHERE resource_id IN (SELECT id FROM removed);
  ELSIF EXISTS (SELECT FROM added) THEN
    INSERT INTO tallies SELECT topic, key, sum(n) FROM (
      SELECT t.*, 1 AS n FROM added r, LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t
      UNION ALL
      SELECT t.*, -1 FROM removed r, LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t
    ) changes GROUP BY 1, 2 HAVING sum(n) <> 0;
    changed := ARRAY(SELECT former.id FROM removed former JOIN added r USING (id)
      WHERE (former.category, former.importance, former.title, former.kind, former.scope, former.state,
          former.service_area, former.archived_at IS NULL)
        IS DISTINCT FROM (r.category, r.importance, r.title, r.kind, r.scope, r.state, r.service_area, r.archived_at IS NULL));
    IF cardinality(changed) > 0 THEN
      DELETE FROM resource_areas WHERE resource_id = ANY (changed);
      INSERT INTO resource_areas SELECT r.id, a.area, r.category, r.importance, r.title, r.kind = 'facility'
        FROM added r, LATERAL listed_areas(r.state, r.service_area, r.scope) a
        WHERE r.archived_at IS NULL AND r.id = ANY (changed);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_tally_insert AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();
CREATE OR REPLACE TRIGGER resources_tally_update AFTER UPDATE ON resources
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();
CREATE OR REPLACE TRIGGER resources_tally_delete AFTER DELETE ON resources
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();
CREATE OR REPLACE TRIGGER resources_tally_truncate AFTER TRUNCATE ON resources FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();

CREATE OR REPLACE FUNCTION tally_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE topic IN ('mail');
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'mail' AS topic, jsonb_build_object('status', status) AS key, 1 AS n, 0 AS cents FROM added
    ) changes GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'mail' AS topic, jsonb_build_object('status', status) AS key, -1 AS n, 0 AS cents FROM removed
    ) changes GROUP BY 1, 2;
  ELSE
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'mail' AS topic, jsonb_build_object('status', status) AS key, 1 AS n, 0 AS cents FROM added UNION ALL
      SELECT 'mail' AS topic, jsonb_build_object('status', status) AS key, -1 AS n, 0 AS cents FROM removed
    ) changes GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(cents) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER mail_outbox_tally_insert AFTER INSERT ON mail_outbox
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();
CREATE OR REPLACE TRIGGER mail_outbox_tally_update AFTER UPDATE ON mail_outbox
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();
CREATE OR REPLACE TRIGGER mail_outbox_tally_delete AFTER DELETE ON mail_outbox
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();
CREATE OR REPLACE TRIGGER mail_outbox_tally_truncate AFTER TRUNCATE ON mail_outbox FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();

CREATE OR REPLACE FUNCTION tally_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE topic IN ('subscribers');
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'subscribers' AS topic, jsonb_build_object('isActive', is_active) AS key, 1 AS n, 0 AS cents FROM added
    ) changes GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'subscribers' AS topic, jsonb_build_object('isActive', is_active) AS key, -1 AS n, 0 AS cents FROM removed
    ) changes GROUP BY 1, 2;
  ELSE
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'subscribers' AS topic, jsonb_build_object('isActive', is_active) AS key, 1 AS n, 0 AS cents FROM added UNION ALL
      SELECT 'subscribers' AS topic, jsonb_build_object('isActive', is_active) AS key, -1 AS n, 0 AS cents FROM removed
    ) changes GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(cents) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER newsletter_subscriptions_tally_insert AFTER INSERT ON newsletter_subscriptions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();
CREATE OR REPLACE TRIGGER newsletter_subscriptions_tally_update AFTER UPDATE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();
CREATE OR REPLACE TRIGGER newsletter_subscriptions_tally_delete AFTER DELETE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();
CREATE OR REPLACE TRIGGER newsletter_subscriptions_tally_truncate AFTER TRUNCATE ON newsletter_subscriptions FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();

CREATE OR REPLACE FUNCTION tally_gifts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM tallies WHERE topic IN ('gifts', 'refunds');
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'gifts' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, 1 AS n, amount AS cents FROM added UNION ALL
      SELECT 'refunds' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, 1 AS n, refunded_cents AS cents FROM added WHERE refunded_cents > 0
    ) changes GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'gifts' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, -1 AS n, -amount AS cents FROM removed UNION ALL
      SELECT 'refunds' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, -1 AS n, -refunded_cents AS cents FROM removed WHERE refunded_cents > 0
    ) changes GROUP BY 1, 2;
  ELSE
    INSERT INTO tallies SELECT topic, key, sum(n), sum(cents) FROM (
      SELECT 'gifts' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, 1 AS n, amount AS cents FROM added UNION ALL
      SELECT 'refunds' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, 1 AS n, refunded_cents AS cents FROM added WHERE refunded_cents > 0 UNION ALL
      SELECT 'gifts' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, -1 AS n, -amount AS cents FROM removed UNION ALL
      SELECT 'refunds' AS topic, gift_key(status, dispute_state, is_recurring, is_renewal, created_at) AS key, -1 AS n, -refunded_cents AS cents FROM removed WHERE refunded_cents > 0
    ) changes GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(cents) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER donations_tally_insert AFTER INSERT ON donations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();
CREATE OR REPLACE TRIGGER donations_tally_update AFTER UPDATE ON donations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();
CREATE OR REPLACE TRIGGER donations_tally_delete AFTER DELETE ON donations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();
CREATE OR REPLACE TRIGGER donations_tally_truncate AFTER TRUNCATE ON donations FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();
