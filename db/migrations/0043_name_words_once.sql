-- The words of a record's name are found once, not for each refuge near it: the first seed took minutes.
DROP VIEW address_doubts;--> statement-breakpoint
DROP FUNCTION names_meet(text, text, text, text);--> statement-breakpoint
-- Whether the name of a refuge is the other name, or one is a part of the other. `words` are the other's `place_words`.
CREATE FUNCTION names_meet(refuge text, other text, words text[], city text, county text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name text := replace(fold(refuge), '''', '');
  whole text := btrim(regexp_replace(fold(refuge), '[(].*', ''));
  ours text[];
BEGIN
  -- Some have nothing but words of their trade: 'The Crisis Center'.
  IF length(whole) > 3 AND strpos(fold(other), whole) > 0 THEN RETURN true; END IF;
  -- Most names share no word, which takes a hundredth of the time to see.
  IF NOT EXISTS (SELECT FROM unnest(words) word WHERE strpos(name, word) > 0) THEN RETURN false; END IF;
  ours := place_words(refuge, city, county);
  RETURN ours <> '{}' AND (ours <@ words OR words <@ ours);
END $$;--> statement-breakpoint
-- Why the address of a record may be that of a refuge; null if nothing says so.
CREATE VIEW address_doubts AS
  SELECT r.id, CASE
    WHEN is_refuge(r.title, r.tags) THEN 'refuge'
    WHEN EXISTS (SELECT FROM phones p,
        LATERAL regexp_replace(replace(p.number, '-', ''), '^1(?=[0-9]{10}$)', '') bare,
        phones q JOIN resources x ON x.id = q.resource_id
      WHERE p.resource_id = r.id AND replace(q.number, '-', '') IN (bare, '1' || bare) AND x.id <> r.id
        -- Anybody may print a national or state line.
        AND x.scope = 'local' AND is_refuge(x.title, x.tags)) THEN 'phone'
    WHEN EXISTS (SELECT FROM locations l JOIN locations k ON lower(k.street) = lower(l.street)
        AND k.state = l.state AND lower(k.city) = lower(l.city)
      WHERE l.resource_id = r.id AND k.resource_id <> r.id AND k.address_visibility IN ('hidden', 'held')) THEN 'street'
    WHEN EXISTS (SELECT FROM (SELECT place_words(r.title, r.city, r.county) AS words OFFSET 0) own, resources x
      WHERE is_refuge(x.title, x.tags) AND x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, own.words, r.city, r.county)) THEN 'name'
    -- Lists of offices, schools and public housing, where a house is only a name, and an operator's own list of its shelters.
    WHEN names_house(r.title, r.city) AND NOT r.tags && '{head-start,child-care,public-housing-agency,va-health,vet-center,va-benefits,liheap,independent-living,legal-aid,federal}'::text[]
      AND coalesce(r.source, '') !~* 'salvation ?army' THEN 'house'
  END AS why FROM resources r;--> statement-breakpoint
-- The addresses of these records, and of those that a refuge among them shares its place with. Null: of all.
CREATE OR REPLACE FUNCTION hold_doubtful_addresses(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE near uuid[];
BEGIN
  IF changed = '{}' THEN RETURN; END IF;
  near := ARRAY(
    SELECT unnest(changed)
    UNION SELECT p.resource_id FROM resources r JOIN phones q ON q.resource_id = r.id,
        LATERAL regexp_replace(replace(q.number, '-', ''), '^1(?=[0-9]{10}$)', '') bare, phones p
      WHERE r.id = ANY (changed) AND is_refuge(r.title, r.tags) AND replace(p.number, '-', '') IN (bare, '1' || bare)
    UNION SELECT r.id FROM resources x JOIN resources r ON x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, place_words(r.title, r.city, r.county), r.city, r.county)
      WHERE x.id = ANY (changed) AND is_refuge(x.title, x.tags)
    UNION SELECT l.resource_id FROM locations k JOIN locations l ON lower(l.street) = lower(k.street)
      WHERE k.resource_id = ANY (changed) AND k.address_visibility IN ('hidden', 'held'));
  PERFORM set_address_visibility(ARRAY(
    SELECT l.id FROM locations l JOIN resources r ON r.id = l.resource_id LEFT JOIN address_decisions d ON d.slug = r.slug
    WHERE l.address_visibility = 'full' AND (changed IS NULL OR l.resource_id = ANY (near))
      AND CASE
        WHEN d.decision = 'keep' THEN true
        WHEN d.decision = 'publish' AND coalesce(l.street, '') = ANY (d.streets) THEN false
        ELSE (SELECT why FROM address_doubts WHERE id = r.id) IS NOT NULL
      END), 'held');
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE FUNCTION hold_by_changed_phones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT a.resource_id FROM added a LEFT JOIN former f USING (id)
    WHERE (a.resource_id, a.number) IS DISTINCT FROM (f.resource_id, f.number)));
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER phones_hold_update ON phones;--> statement-breakpoint
CREATE TRIGGER phones_hold_update AFTER UPDATE ON phones
  REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_by_changed_phones();--> statement-breakpoint
DROP TRIGGER resources_urgency ON resources;--> statement-breakpoint
CREATE TRIGGER resources_urgency AFTER UPDATE OF is_emergency, is_open_24_hours ON resources
  FOR EACH ROW WHEN ((OLD.is_emergency, OLD.is_open_24_hours) IS DISTINCT FROM (NEW.is_emergency, NEW.is_open_24_hours))
  EXECUTE FUNCTION spread_urgency();
