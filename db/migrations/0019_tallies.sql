CREATE TABLE "resource_areas" (
	"resource_id" uuid NOT NULL,
	"area" text NOT NULL,
	"category" text NOT NULL,
	"importance" smallint NOT NULL,
	"title" text NOT NULL,
	"is_facility" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"topic" text NOT NULL,
	"key" jsonb NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tallies_topic_known" CHECK ("tallies"."topic" in ('resources','checks','mail','gifts','refunds','subscribers'))
);
--> statement-breakpoint
CREATE INDEX "resource_areas_resource" ON "resource_areas" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_areas_list" ON "resource_areas" USING btree ("area","category","importance" DESC NULLS FIRST,"title","resource_id");--> statement-breakpoint
CREATE INDEX "resource_areas_services" ON "resource_areas" USING btree ("area","category","importance" DESC NULLS FIRST,"title","resource_id") WHERE not is_facility;--> statement-breakpoint
CREATE INDEX "tallies_topic" ON "tallies" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "resources_tags" ON "resources" USING gin ("tags") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_status" ON "mail_outbox" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- What one record adds to the counts of the directory: once for each state it serves, with its first state marked, and
-- once by the date of its last check.
CREATE FUNCTION directory_tallies(
  category text, state text, service_area text[], kind text, is_emergency boolean, is_open_24_hours boolean,
  languages text[], is_verified boolean, verified_on date, archived_at timestamptz
) RETURNS TABLE (topic text, key jsonb) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'resources', jsonb_build_object('category', category, 'state', area.name, 'kind', kind,
    'isEmergency', is_emergency, 'isOpen24Hours', is_open_24_hours, 'languages', languages,
    'isFirst', coalesce(area.place, 1) = 1)
  FROM (SELECT) once LEFT JOIN LATERAL unnest(CASE WHEN cardinality(service_area) > 0 THEN service_area
    WHEN state IS NOT NULL THEN ARRAY[state] END) WITH ORDINALITY area(name, place) ON true
  WHERE archived_at IS NULL
  UNION ALL
  SELECT 'checks', jsonb_build_object('category', category, 'state', state, 'isEmergency', is_emergency,
    'isVerified', is_verified, 'verifiedOn', verified_on)
  WHERE archived_at IS NULL
$$;--> statement-breakpoint
-- The states in whose lists a record stands: 'US' for what serves the whole country.
CREATE FUNCTION listed_areas(state text, service_area text[], scope text)
RETURNS TABLE (area text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT a.area FROM unnest(service_area || state || CASE WHEN scope = 'national' THEN 'US' END) a(area)
  WHERE a.area IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION tally_resources() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER resources_tally_insert AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();--> statement-breakpoint
CREATE TRIGGER resources_tally_update AFTER UPDATE ON resources
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();--> statement-breakpoint
CREATE TRIGGER resources_tally_delete AFTER DELETE ON resources
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();--> statement-breakpoint
CREATE TRIGGER resources_tally_truncate AFTER TRUNCATE ON resources FOR EACH STATEMENT EXECUTE FUNCTION tally_resources();--> statement-breakpoint
CREATE FUNCTION tally_mail() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER mail_outbox_tally_insert AFTER INSERT ON mail_outbox
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();--> statement-breakpoint
CREATE TRIGGER mail_outbox_tally_update AFTER UPDATE ON mail_outbox
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();--> statement-breakpoint
CREATE TRIGGER mail_outbox_tally_delete AFTER DELETE ON mail_outbox
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();--> statement-breakpoint
CREATE TRIGGER mail_outbox_tally_truncate AFTER TRUNCATE ON mail_outbox FOR EACH STATEMENT EXECUTE FUNCTION tally_mail();--> statement-breakpoint
CREATE FUNCTION tally_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_tally_insert AFTER INSERT ON newsletter_subscriptions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_tally_update AFTER UPDATE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_tally_delete AFTER DELETE ON newsletter_subscriptions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_tally_truncate AFTER TRUNCATE ON newsletter_subscriptions FOR EACH STATEMENT EXECUTE FUNCTION tally_subscribers();--> statement-breakpoint
CREATE FUNCTION gift_key(status text, dispute_state text, is_recurring boolean, is_renewal boolean, created_at timestamptz)
RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('status', status, 'disputeState', dispute_state, 'isRecurring', is_recurring,
    'isRenewal', is_renewal, 'day', (created_at AT TIME ZONE 'UTC')::date)
$$;--> statement-breakpoint
CREATE FUNCTION tally_gifts() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER donations_tally_insert AFTER INSERT ON donations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();--> statement-breakpoint
CREATE TRIGGER donations_tally_update AFTER UPDATE ON donations
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();--> statement-breakpoint
CREATE TRIGGER donations_tally_delete AFTER DELETE ON donations
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();--> statement-breakpoint
CREATE TRIGGER donations_tally_truncate AFTER TRUNCATE ON donations FOR EACH STATEMENT EXECUTE FUNCTION tally_gifts();--> statement-breakpoint
-- Everything counted anew, as the tallies should have it.
CREATE VIEW counted_tallies AS
  SELECT t.topic, t.key, count(*) AS count, 0::bigint AS amount
    FROM resources r, LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
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
    FROM donations WHERE refunded_cents > 0 GROUP BY 1, 2;--> statement-breakpoint
CREATE VIEW counted_areas AS
  SELECT r.id AS resource_id, a.area, r.category::text AS category, r.importance, r.title, r.kind = 'facility' AS is_facility
  FROM resources r, LATERAL listed_areas(r.state, r.service_area, r.scope) a WHERE r.archived_at IS NULL;--> statement-breakpoint
INSERT INTO tallies SELECT * FROM counted_tallies;--> statement-breakpoint
INSERT INTO resource_areas SELECT * FROM counted_areas;
