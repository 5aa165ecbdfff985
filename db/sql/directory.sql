-- Records: when they changed, their version, their words, their hours.

-- A change of a record, or of anything that belongs to it, is a change at a moment.
CREATE OR REPLACE FUNCTION stamp_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER organizations_stamp BEFORE UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE OR REPLACE TRIGGER resources_stamp BEFORE UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE OR REPLACE TRIGGER articles_stamp BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION stamp_update();
CREATE OR REPLACE TRIGGER users_stamp BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION stamp_update();

CREATE OR REPLACE FUNCTION touch_resource() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE resources SET updated_at = now()
  WHERE id = coalesce(NEW.resource_id, OLD.resource_id) AND updated_at < now();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER phones_touch AFTER INSERT OR UPDATE OR DELETE ON phones FOR EACH ROW EXECUTE FUNCTION touch_resource();
CREATE OR REPLACE TRIGGER locations_touch AFTER INSERT OR UPDATE OR DELETE ON locations FOR EACH ROW EXECUTE FUNCTION touch_resource();
CREATE OR REPLACE TRIGGER schedules_touch AFTER INSERT OR UPDATE OR DELETE ON schedules FOR EACH ROW EXECUTE FUNCTION touch_resource();
CREATE OR REPLACE TRIGGER contacts_touch AFTER INSERT OR UPDATE OR DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION touch_resource();
CREATE OR REPLACE TRIGGER special_hours_touch AFTER INSERT OR UPDATE OR DELETE ON special_hours FOR EACH ROW EXECUTE FUNCTION touch_resource();

-- Open on one day round the clock is not open always.
CREATE OR REPLACE FUNCTION sync_open_24_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed uuid := coalesce(NEW.resource_id, OLD.resource_id);
BEGIN
  UPDATE resources r SET is_open_24_hours = s.always
  FROM (SELECT coalesce(bool_or(open_24h AND weekday IS NULL), false) AS always FROM schedules WHERE resource_id = changed) s
  WHERE r.id = changed AND r.is_open_24_hours <> s.always;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER schedules_open_24h AFTER INSERT OR UPDATE OR DELETE ON schedules FOR EACH ROW EXECUTE FUNCTION sync_open_24_hours();

-- The words of what was added, for corrections of spelling: many records share a description, which is read once.
CREATE OR REPLACE FUNCTION collect_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_terms (term)
  SELECT DISTINCT word
  FROM (
    SELECT DISTINCT text
    FROM added, unnest(array[title, description, array_to_string(tags, ' '), city, area_served]) text
    WHERE text IS NOT NULL
  ) said, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', fold(said.text)))) word
  WHERE word ~ '^[a-z]{3,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_terms_insert AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION collect_search_terms();
CREATE OR REPLACE TRIGGER resources_terms_update AFTER UPDATE ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION collect_search_terms();

-- Raised once in a transaction, at its end, so that writers hold the row only while they commit.
CREATE OR REPLACE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE this_transaction text := txid_current()::text;
BEGIN
  IF current_setting('marigold.raised', true) IS DISTINCT FROM this_transaction THEN
    UPDATE directory_version SET version = version + 1;
    PERFORM set_config('marigold.raised', this_transaction, true);
  END IF;
  RETURN NULL;
END $$;

DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER organizations_version AFTER INSERT OR UPDATE OR DELETE ON organizations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER resources_version AFTER INSERT OR UPDATE OR DELETE ON resources
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER phones_version AFTER INSERT OR UPDATE OR DELETE ON phones
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER locations_version AFTER INSERT OR UPDATE OR DELETE ON locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER schedules_version AFTER INSERT OR UPDATE OR DELETE ON schedules
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
-- A correction shows wherever the directory's pages are kept.
DO $$ BEGIN
  CREATE CONSTRAINT TRIGGER state_facts_version AFTER INSERT OR UPDATE OR DELETE ON state_facts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER articles_raise_version BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER resources_raise_version BEFORE UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE OR REPLACE FUNCTION raise_news_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE news_version SET version = version + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER articles_version_insert AFTER INSERT ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
CREATE OR REPLACE TRIGGER articles_version_update AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
CREATE OR REPLACE TRIGGER articles_version_delete AFTER DELETE ON articles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
CREATE OR REPLACE TRIGGER news_stories_version_insert AFTER INSERT ON news_stories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
CREATE OR REPLACE TRIGGER news_stories_version_update AFTER UPDATE ON news_stories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
CREATE OR REPLACE TRIGGER news_stories_version_delete AFTER DELETE ON news_stories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();

-- Urgent is what a person in danger is shown first. It stands beside the point, so that one index finds both.
CREATE OR REPLACE FUNCTION read_urgency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_urgent := coalesce((SELECT is_emergency OR is_open_24_hours FROM resources WHERE id = NEW.resource_id), false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER locations_urgency BEFORE INSERT OR UPDATE OF resource_id, is_urgent ON locations FOR EACH ROW EXECUTE FUNCTION read_urgency();

CREATE OR REPLACE FUNCTION spread_urgency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE locations SET is_urgent = NEW.is_emergency OR NEW.is_open_24_hours
  WHERE resource_id = NEW.id AND is_urgent <> (NEW.is_emergency OR NEW.is_open_24_hours);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_urgency AFTER UPDATE OF is_emergency, is_open_24_hours ON resources
  FOR EACH ROW WHEN ((OLD.is_emergency, OLD.is_open_24_hours) IS DISTINCT FROM (NEW.is_emergency, NEW.is_open_24_hours))
  EXECUTE FUNCTION spread_urgency();

-- Hours that are corrected in words take the week away that stood for the old words: no record says 'Open 24 hours' beside
-- 'Mon-Fri 9-5'. Whoever knows the new week writes it afterwards.
CREATE OR REPLACE FUNCTION follow_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM schedules WHERE resource_id = NEW.id;
  IF NEW.hours = '24/7' THEN
    INSERT INTO schedules (resource_id, open_24h) VALUES (NEW.id, true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_hours_changed AFTER UPDATE OF hours ON resources FOR EACH ROW
  WHEN (OLD.hours IS DISTINCT FROM NEW.hours) EXECUTE FUNCTION follow_hours();
CREATE OR REPLACE TRIGGER resources_hours_given AFTER INSERT ON resources FOR EACH ROW
  WHEN (NEW.hours = '24/7') EXECUTE FUNCTION follow_hours();

-- An alert that is taken away takes its day along, and another one does not end on a day that is over.
CREATE OR REPLACE FUNCTION end_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.alert IS NULL OR (NEW.alert IS DISTINCT FROM OLD.alert AND NEW.alert_until IS NOT DISTINCT FROM OLD.alert_until
      AND OLD.alert_until < (now() AT TIME ZONE 'America/New_York')::date) THEN
    NEW.alert_until := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER resources_alert BEFORE UPDATE ON resources FOR EACH ROW WHEN (NEW.alert_until IS NOT NULL) EXECUTE FUNCTION end_alert();
