-- A street as any list writes it: no suite, no points, and the short form of its words. Strict, so that the index of
-- streets that are not null serves a comparison of it.
CREATE FUNCTION street_key(street text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(lower(street),
      ' *(#|, *|\m)(suites?|stes?|apt|apartment|units?|bldg|building|rm|room|[0-9]+[a-z]{2} (fl|floor)|floor)\M.*| *#.*', ''),
      '[^a-z0-9]+', ' ', 'g'),
    '\mstreet\M', 'st', 'g'), '\mavenue\M|\mav\M', 'ave', 'g'), '\mroad\M', 'rd', 'g'), '\mdrive\M', 'dr', 'g'),
    '\mboulevard\M', 'blvd', 'g'), '\mlane\M', 'ln', 'g'), '\mhighway\M', 'hwy', 'g'), '\m(parkway)\M', 'pkwy', 'g'),
    '\m(n|s|e|w)(?:orth|outh|ast|est)\M', '\1', 'g'))
$$;--> statement-breakpoint
DROP INDEX "locations_street";--> statement-breakpoint
CREATE INDEX "locations_street_key" ON "locations" USING btree (street_key("street")) WHERE street is not null;--> statement-breakpoint
-- Whether a name is that of a house in which people may live: also in one word ('SafeHaven'), with points ('Y.W.C.A.')
-- or shortened ('Hse'). Not by the name of the town, nor by 'home health', 'courthouse' and their like.
CREATE OR REPLACE FUNCTION names_house(title text, city text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce(replace(fold(title), fold(city), ' '), fold(title)),
      '\m(nursing|funeral|medical|health|visiting|home[- ]?based|in|at) home\M|\mhome[- ]?(health|care|visit\w*|based|energy|improvement|ownership|delivered|bound|buyer)\M|\mhouse of (prayer|god|worship|bread|praise|deliverance|faith|the lord|representatives|delegates)\M|\m(court|school|coffee|power|fire|store|ware|club|play|round|boat|green|more|westing)[- ]?houses?\M|\mlighthouse\M(?=.*\m(church|worship|fellowship|assembly|ministr|baptist|christian|corps|chapel|tabernacle))|\m(phil|brook|fair|winter|southh?|northh?|west|crest|vinal|lock|stone)haven\M|\m([0-9]+(st|nd|rd|th)|pacific|park|market) (pl|place)\M|\msafety[- ]net\M|\m(moose|elks?|masonic) lodge\M',
      ' ', 'g')
    ~ '\m(\w*houses?|hse|homes?|hogar(es)?|casas?|\w*hav[e]ns?|\w*harbou?rs?|places?|lodge|cottages?|manor|mansions?|villas?|inn|nests?|nidos?|posadas?|hearth|arks?|dwellings?|oasis|retreat|residencias?|residences?|hotel|motel|hostel|\w*shelters?|albergues?|refuges?|refugios?|sanctuary|santuario|asylum|safe|safer|safety|sojourn\w*|y[. ]{0,2}w[. ]{0,2}c[. ]{0,2}a|amparo|wom[ae]n''?s? (center|ctr|lodge)|centro de (la )?mujer(es)?|transition(al)? living|advocacy|family justice|victims?|victimas?|survivors?|sobrevivientes|violence|violencia|domestic|rape|crisis (center|ctr))\M'
$$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
SELECT hold_doubtful_addresses(ARRAY(SELECT r.id FROM resources r WHERE names_house(r.title, r.city)
  UNION SELECT l.resource_id FROM locations l JOIN locations k ON street_key(k.street) = street_key(l.street)
    WHERE k.address_visibility IN ('hidden', 'held')));
