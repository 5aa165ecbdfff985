-- A change of a record, or of anything that belongs to it, is a change at a moment.
CREATE FUNCTION stamp_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER organizations_stamp BEFORE UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION stamp_update();--> statement-breakpoint
CREATE TRIGGER resources_stamp BEFORE UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION stamp_update();--> statement-breakpoint
CREATE TRIGGER articles_stamp BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION stamp_update();--> statement-breakpoint
CREATE TRIGGER users_stamp BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION stamp_update();--> statement-breakpoint
CREATE FUNCTION touch_resource() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE resources SET updated_at = now()
  WHERE id = coalesce(NEW.resource_id, OLD.resource_id) AND updated_at < now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER phones_touch AFTER INSERT OR UPDATE OR DELETE ON phones FOR EACH ROW EXECUTE FUNCTION touch_resource();--> statement-breakpoint
CREATE TRIGGER locations_touch AFTER INSERT OR UPDATE OR DELETE ON locations FOR EACH ROW EXECUTE FUNCTION touch_resource();--> statement-breakpoint
CREATE TRIGGER schedules_touch AFTER INSERT OR UPDATE OR DELETE ON schedules FOR EACH ROW EXECUTE FUNCTION touch_resource();--> statement-breakpoint
CREATE FUNCTION sync_open_24_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed uuid := coalesce(NEW.resource_id, OLD.resource_id);
BEGIN
  UPDATE resources r SET is_open_24_hours = s.always
  FROM (SELECT coalesce(bool_or(open_24h), false) AS always FROM schedules WHERE resource_id = changed) s
  WHERE r.id = changed AND r.is_open_24_hours <> s.always;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER schedules_open_24h AFTER INSERT OR UPDATE OR DELETE ON schedules FOR EACH ROW EXECUTE FUNCTION sync_open_24_hours();--> statement-breakpoint
-- The words that a misspelt one is compared to. Sorted, so that two writers never wait for each other in a ring.
CREATE FUNCTION collect_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_terms (term)
  SELECT DISTINCT word
  FROM added, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
    fold(title || ' ' || description || ' ' || array_to_string(tags, ' ') || ' ' || coalesce(city, '') || ' ' || coalesce(area_served, ''))))) word
  WHERE word ~ '^[a-z]{3,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_terms_insert AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION collect_search_terms();--> statement-breakpoint
CREATE TRIGGER resources_terms_update AFTER UPDATE ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION collect_search_terms();--> statement-breakpoint
-- Raised once in a transaction, at its end, so that writers hold the row only while they commit.
INSERT INTO directory_version DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE this_transaction text := txid_current()::text;
BEGIN
  IF current_setting('marigold.raised', true) IS DISTINCT FROM this_transaction THEN
    UPDATE directory_version SET version = version + 1;
    PERFORM set_config('marigold.raised', this_transaction, true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organizations_version AFTER INSERT OR UPDATE OR DELETE ON organizations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER resources_version AFTER INSERT OR UPDATE OR DELETE ON resources
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER phones_version AFTER INSERT OR UPDATE OR DELETE ON phones
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER locations_version AFTER INSERT OR UPDATE OR DELETE ON locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER schedules_version AFTER INSERT OR UPDATE OR DELETE ON schedules
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();--> statement-breakpoint
CREATE FUNCTION refuse_status_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE steps text[] := ARRAY['saved', 'contacted', 'applied', 'completed'];
BEGIN
  IF array_position(steps, NEW.status::text) < array_position(steps, OLD.status::text) THEN
    RAISE EXCEPTION 'status moves forward only' USING ERRCODE = '23514', CONSTRAINT = 'saved_resources_forward_only';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER saved_resources_forward_only BEFORE UPDATE OF status ON saved_resources FOR EACH ROW EXECUTE FUNCTION refuse_status_backwards();--> statement-breakpoint
CREATE FUNCTION refuse_uncompleting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.completed AND NOT NEW.completed THEN
    RAISE EXCEPTION 'a completed reminder stays completed' USING ERRCODE = '23514', CONSTRAINT = 'reminders_one_way';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER reminders_one_way BEFORE UPDATE OF completed ON reminders FOR EACH ROW EXECUTE FUNCTION refuse_uncompleting();--> statement-breakpoint
-- pending -> completed | failed | canceled; completed -> refunded | disputed.
CREATE FUNCTION refuse_donation_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND NOT (
    (OLD.status = 'pending' AND NEW.status IN ('completed', 'failed', 'canceled'))
    OR (OLD.status = 'completed' AND NEW.status IN ('refunded', 'disputed'))
  ) THEN
    RAISE EXCEPTION 'a donation does not go from % to %', OLD.status, NEW.status
      USING ERRCODE = '23514', CONSTRAINT = 'donations_forward_only';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER donations_forward_only BEFORE UPDATE OF status ON donations FOR EACH ROW EXECUTE FUNCTION refuse_donation_step();
