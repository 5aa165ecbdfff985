-- Open on one day round the clock is not open always.
CREATE OR REPLACE FUNCTION sync_open_24_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed uuid := coalesce(NEW.resource_id, OLD.resource_id);
BEGIN
  UPDATE resources r SET is_open_24_hours = s.always
  FROM (SELECT coalesce(bool_or(open_24h AND weekday IS NULL), false) AS always FROM schedules WHERE resource_id = changed) s
  WHERE r.id = changed AND r.is_open_24_hours <> s.always;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Hours that are corrected in words take the week away that stood for the old words: no record says 'Open 24 hours' beside
-- 'Mon-Fri 9-5'. Whoever knows the new week writes it afterwards.
CREATE FUNCTION follow_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM schedules WHERE resource_id = NEW.id;
  IF NEW.hours = '24/7' THEN
    INSERT INTO schedules (resource_id, open_24h) VALUES (NEW.id, true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_hours_changed AFTER UPDATE OF hours ON resources FOR EACH ROW
  WHEN (OLD.hours IS DISTINCT FROM NEW.hours) EXECUTE FUNCTION follow_hours();--> statement-breakpoint
CREATE TRIGGER resources_hours_given AFTER INSERT ON resources FOR EACH ROW
  WHEN (NEW.hours = '24/7') EXECUTE FUNCTION follow_hours();
