ALTER TABLE "record_checks" ADD COLUMN "is_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "source_url" text;--> statement-breakpoint
CREATE INDEX "record_checks_unconfirmed" ON "record_checks" USING btree ("is_emergency","doubts" DESC NULLS FIRST,"resource_id") WHERE is_unconfirmed and is_listed;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_source_url_form" CHECK ("resources"."source_url" ~ '^https?://' and char_length("resources"."source_url") <= 2000);--> statement-breakpoint
-- Nobody has called, and no page or list was read that names it.
CREATE FUNCTION is_unconfirmed(is_verified boolean, verified_on date, listed_by text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT listed_by IS NULL AND verified_on IS NULL AND NOT is_verified
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION begin_record_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_checks (resource_id, is_listed, is_emergency, is_unconfirmed, checked_on, url, link_next_at)
  SELECT id, archived_at IS NULL, is_emergency, is_unconfirmed(is_verified, verified_on, listed_by),
    check_date(is_verified, verified_on), url, CASE WHEN url IS NOT NULL THEN now() END
  FROM added
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_record_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE record_checks SET is_listed = NEW.archived_at IS NULL, is_emergency = NEW.is_emergency,
    is_unconfirmed = is_unconfirmed(NEW.is_verified, NEW.verified_on, NEW.listed_by),
    checked_on = check_date(NEW.is_verified, NEW.verified_on)
  WHERE resource_id = NEW.id;
  IF NEW.url IS DISTINCT FROM OLD.url THEN
    UPDATE record_checks SET url = NEW.url, link_next_at = CASE WHEN NEW.url IS NOT NULL THEN now() END,
      is_link_broken = false, link_result = NULL, link_failures = 0, link_failed_on = NULL, link_moved_to = NULL,
      link_known_host = NULL
    WHERE resource_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER resources_follow_checks ON resources;--> statement-breakpoint
CREATE TRIGGER resources_follow_checks AFTER UPDATE ON resources FOR EACH ROW
  WHEN (OLD.is_emergency IS DISTINCT FROM NEW.is_emergency OR OLD.is_verified IS DISTINCT FROM NEW.is_verified
    OR OLD.verified_on IS DISTINCT FROM NEW.verified_on OR OLD.archived_at IS DISTINCT FROM NEW.archived_at
    OR OLD.listed_by IS DISTINCT FROM NEW.listed_by OR OLD.url IS DISTINCT FROM NEW.url)
  EXECUTE FUNCTION follow_record_checks();--> statement-breakpoint
UPDATE record_checks c SET is_unconfirmed = true FROM resources r
  WHERE r.id = c.resource_id AND is_unconfirmed(r.is_verified, r.verified_on, r.listed_by);
