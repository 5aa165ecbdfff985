-- Which addresses the public sees: docs/decisions/0005-hidden-addresses.md.

-- Why the address of a record may be that of a refuge; null if nothing says so.
CREATE OR REPLACE VIEW address_doubts AS
  SELECT r.id, CASE
    WHEN is_refuge(r.title, r.tags) THEN 'refuge'
    WHEN EXISTS (SELECT FROM phones p,
        LATERAL regexp_replace(replace(p.number, '-', ''), '^1(?=[0-9]{10}$)', '') bare,
        phones q JOIN resources x ON x.id = q.resource_id
      WHERE p.resource_id = r.id AND replace(q.number, '-', '') IN (bare, '1' || bare) AND x.id <> r.id
        -- Anybody may print a national or state line.
        AND x.scope = 'local' AND is_refuge(x.title, x.tags)) THEN 'phone'
    WHEN EXISTS (SELECT FROM locations l JOIN locations k ON street_key(k.street) = street_key(l.street)
        AND k.state = l.state AND lower(k.city) = lower(l.city)
      WHERE l.resource_id = r.id AND k.resource_id <> r.id AND k.address_visibility IN ('hidden', 'held')) THEN 'street'
    WHEN EXISTS (SELECT FROM (SELECT place_words(r.title, r.city, r.county) AS words OFFSET 0) own, resources x
      WHERE is_refuge(x.title, x.tags) AND x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, own.words, r.city, r.county)) THEN 'name'
    -- Lists of offices, schools and public housing, where a house is only a name, and an operator's own list of its shelters.
    WHEN names_house(r.title, r.city) AND NOT r.tags && '{head-start,child-care,public-housing-agency,va-health,vet-center,va-benefits,liheap,independent-living,legal-aid,federal}'::text[]
      AND coalesce(r.source, '') !~* 'salvation ?army' THEN 'house'
  END AS why FROM resources r;

-- The addresses of these records, and of those that a refuge among them shares its place with. Null: of all.
CREATE OR REPLACE FUNCTION hold_doubtful_addresses(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE near uuid[];
BEGIN
  IF changed = '{}' THEN RETURN; END IF;
  IF changed IS NULL THEN
    PERFORM cut_finder_links(ARRAY(SELECT id FROM locations WHERE address_visibility IN ('held', 'hidden')));
  END IF;
  near := ARRAY(
    SELECT unnest(changed)
    UNION SELECT p.resource_id FROM resources r JOIN phones q ON q.resource_id = r.id,
        LATERAL regexp_replace(replace(q.number, '-', ''), '^1(?=[0-9]{10}$)', '') bare, phones p
      WHERE r.id = ANY (changed) AND is_refuge(r.title, r.tags) AND replace(p.number, '-', '') IN (bare, '1' || bare)
    UNION SELECT r.id FROM resources x JOIN resources r ON x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, place_words(r.title, r.city, r.county), r.city, r.county)
      WHERE x.id = ANY (changed) AND is_refuge(x.title, x.tags)
    UNION SELECT l.resource_id FROM locations k JOIN locations l ON street_key(l.street) = street_key(k.street)
      WHERE k.resource_id = ANY (changed) AND k.address_visibility IN ('hidden', 'held'));
  PERFORM set_address_visibility(ARRAY(
    SELECT l.id FROM locations l JOIN resources r ON r.id = l.resource_id LEFT JOIN address_decisions d ON d.slug = r.slug
    WHERE l.address_visibility = 'full' AND (changed IS NULL OR l.resource_id = ANY (near))
      AND CASE
        WHEN d.decision = 'keep' THEN true
        WHEN d.decision = 'publish' AND coalesce(l.street, '') = ANY (d.streets) THEN false
        ELSE (SELECT why FROM address_doubts WHERE id = r.id) IS NOT NULL
      END), 'held');
END $$;

-- The Salvation Army's finder has the street in the address of each page, so its first page is shown (`readUrl` in db/seed/facts.ts).
CREATE OR REPLACE FUNCTION cut_finder_links(chosen uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  finder constant text := 'https://www.salvationarmyusa.org/';
  linked uuid[] := ARRAY(SELECT r.id FROM resources r JOIN locations l ON l.resource_id = r.id
    WHERE l.id = ANY (chosen) AND r.url LIKE finder || '_%');
  untouched uuid[] := ARRAY(SELECT id FROM resources WHERE id = ANY (linked) AND updated_at = seeded_at);
BEGIN
  IF cardinality(linked) = 0 THEN RETURN; END IF;
  UPDATE resources SET url = finder WHERE id = ANY (linked);
  UPDATE organizations SET website = finder WHERE website LIKE finder || '_%'
    AND id IN (SELECT organization_id FROM resources WHERE id = ANY (linked));
  UPDATE resources SET seeded_at = now() WHERE id = ANY (untouched);
END $$;

CREATE OR REPLACE FUNCTION cut_written_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cut_finder_links(ARRAY(SELECT id FROM locations WHERE address_visibility IN ('held', 'hidden')
    AND resource_id = (CASE TG_TABLE_NAME WHEN 'locations' THEN to_jsonb(NEW)->>'resource_id' ELSE to_jsonb(NEW)->>'id' END)::uuid));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER locations_cut_links AFTER INSERT OR UPDATE OF address_visibility ON locations
  FOR EACH ROW WHEN (NEW.address_visibility IN ('held', 'hidden')) EXECUTE FUNCTION cut_written_links();
CREATE OR REPLACE TRIGGER resources_cut_links AFTER UPDATE OF url ON resources
  FOR EACH ROW WHEN (NEW.url LIKE 'https://www.salvationarmyusa.org/_%') EXECUTE FUNCTION cut_written_links();

-- Holding back or releasing is no edit: the seed goes on writing the record.
CREATE OR REPLACE FUNCTION set_address_visibility(chosen uuid[], visibility text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE untouched uuid[];
BEGIN
  IF cardinality(chosen) = 0 THEN RETURN; END IF;
  untouched := ARRAY(SELECT r.id FROM resources r JOIN locations l ON l.resource_id = r.id
    WHERE l.id = ANY (chosen) AND r.updated_at = r.seeded_at);
  UPDATE locations SET address_visibility = visibility WHERE id = ANY (chosen);
  UPDATE resources SET seeded_at = now() WHERE id = ANY (untouched);
END $$;

CREATE OR REPLACE FUNCTION hold_written_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT resource_id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER locations_hold_insert AFTER INSERT ON locations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_written_addresses();
CREATE OR REPLACE TRIGGER phones_hold_insert AFTER INSERT ON phones
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_written_addresses();

CREATE OR REPLACE FUNCTION hold_addresses_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_hold_insert AFTER INSERT ON resources
  FOR EACH ROW WHEN (is_refuge(NEW.title, NEW.tags)) EXECUTE FUNCTION hold_addresses_of_record();
CREATE OR REPLACE TRIGGER resources_hold_update AFTER UPDATE OF title, tags, city, state, county_fips, counties_served, source ON resources
  FOR EACH ROW WHEN ((OLD.title, OLD.tags, OLD.city, OLD.state, OLD.county_fips, OLD.counties_served, OLD.source)
    IS DISTINCT FROM (NEW.title, NEW.tags, NEW.city, NEW.state, NEW.county_fips, NEW.counties_served, NEW.source))
  EXECUTE FUNCTION hold_addresses_of_record();

CREATE OR REPLACE FUNCTION obey_address_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE decided uuid := (SELECT id FROM resources WHERE slug = coalesce(NEW.slug, OLD.slug));
BEGIN
  IF NEW.decision = 'publish' THEN
    PERFORM set_address_visibility(ARRAY(SELECT id FROM locations WHERE resource_id = decided
      AND address_visibility = 'held' AND coalesce(street, '') = ANY (NEW.streets)), 'full');
  END IF;
  PERFORM hold_doubtful_addresses(ARRAY[decided]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER address_decisions_obeyed AFTER INSERT OR UPDATE OR DELETE ON address_decisions
  FOR EACH ROW EXECUTE FUNCTION obey_address_decision();

-- Another record may get the slug of a deleted one. Its address was decided by nobody.
CREATE OR REPLACE FUNCTION forget_publishing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM address_decisions WHERE slug = OLD.slug AND decision = 'publish';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER resources_forget_publishing AFTER DELETE ON resources
  FOR EACH ROW EXECUTE FUNCTION forget_publishing();

-- Only what changed the place itself: urgency and the order of phones are written often, and for no row at all.
CREATE OR REPLACE FUNCTION keep_holding_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_address_visibility(ARRAY(
    SELECT a.id FROM added a JOIN former f USING (id) JOIN resources r ON r.id = a.resource_id
      LEFT JOIN address_decisions d ON d.slug = r.slug
    WHERE f.address_visibility = 'held' AND a.address_visibility = 'full' AND d.decision IS DISTINCT FROM 'publish'), 'held');
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT a.resource_id FROM added a LEFT JOIN former f USING (id)
    WHERE (a.resource_id, a.street, a.city, a.state, a.address_visibility)
      IS DISTINCT FROM (f.resource_id, f.street, f.city, f.state, f.address_visibility)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER locations_hold_update AFTER UPDATE ON locations
  REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_holding_addresses();

CREATE OR REPLACE FUNCTION hold_by_changed_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT a.resource_id FROM added a LEFT JOIN former f USING (id)
    WHERE (a.resource_id, a.number) IS DISTINCT FROM (f.resource_id, f.number)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER phones_hold_update AFTER UPDATE ON phones
  REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_by_changed_phones();
