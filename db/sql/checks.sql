-- What is to be checked again, and who said so.

CREATE OR REPLACE FUNCTION begin_record_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_checks (resource_id, is_listed, is_emergency, is_unconfirmed, checked_on, url, link_next_at)
  SELECT id, archived_at IS NULL, is_emergency, is_unconfirmed(is_verified, verified_on, listed_by),
    check_date(is_verified, verified_on), url, CASE WHEN url IS NOT NULL THEN now() END
  FROM added
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_begin_checks AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_record_checks();

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
END $$;

CREATE OR REPLACE TRIGGER resources_follow_checks AFTER UPDATE ON resources FOR EACH ROW
  WHEN (OLD.is_emergency IS DISTINCT FROM NEW.is_emergency OR OLD.is_verified IS DISTINCT FROM NEW.is_verified
    OR OLD.verified_on IS DISTINCT FROM NEW.verified_on OR OLD.archived_at IS DISTINCT FROM NEW.archived_at
    OR OLD.listed_by IS DISTINCT FROM NEW.listed_by OR OLD.url IS DISTINCT FROM NEW.url)
  EXECUTE FUNCTION follow_record_checks();

CREATE OR REPLACE FUNCTION count_open_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE record_checks SET open_reports = (
    SELECT count(*) FROM problem_reports r WHERE r.resource_id = record_checks.resource_id AND r.closed_on IS NULL)
  WHERE resource_id = coalesce(NEW.resource_id, OLD.resource_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER problem_reports_count AFTER INSERT OR UPDATE OF closed_on OR DELETE ON problem_reports
  FOR EACH ROW EXECUTE FUNCTION count_open_reports();

CREATE OR REPLACE FUNCTION keep_call_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a call told is only added to' USING ERRCODE = '42501', CONSTRAINT = 'call_answers_append_only';
END $$;

-- A link that is deleted with its round leaves no other trace.
CREATE OR REPLACE TRIGGER call_answers_append_only BEFORE UPDATE ON call_answers FOR EACH ROW
  WHEN ((OLD.person, OLD.called_at, OLD.result, OLD.number, OLD.note) IS DISTINCT FROM (NEW.person, NEW.called_at, NEW.result, NEW.number, NEW.note))
  EXECUTE FUNCTION keep_call_answers();
