-- A program against violence, or one that says that its address is withheld.
CREATE FUNCTION is_refuge(title text, tags text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tags && '{domestic-violence,human-trafficking,trafficking,address-withheld,confidential-address}'::text[]
    OR lower(title) ~ '\m(violence|violencia|domestic abuse|battered|safe ?houses?|trafficking|women''?s shelter|rape crisis|family crisis)\M'
$$;--> statement-breakpoint
CREATE TABLE "address_decisions" (
	"slug" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"streets" text[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"source" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_decisions_decision" CHECK ("address_decisions"."decision" in ('publish','keep')),
	CONSTRAINT "address_decisions_reason_length" CHECK (char_length("address_decisions"."reason") between 1 and 500),
	CONSTRAINT "address_decisions_source_length" CHECK (char_length("address_decisions"."source") between 1 and 2000),
	CONSTRAINT "address_decisions_by_length" CHECK (char_length("address_decisions"."decided_by") between 1 and 320)
);
--> statement-breakpoint
ALTER TABLE "locations" DROP CONSTRAINT "locations_visibility";--> statement-breakpoint
CREATE INDEX "locations_held" ON "locations" USING btree ("resource_id") WHERE address_visibility = 'held';--> statement-breakpoint
CREATE INDEX "resources_refuges" ON "resources" USING btree ("state") WHERE is_refuge(title, tags);--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_visibility" CHECK ("locations"."address_visibility" in ('full','area','hidden','held'));--> statement-breakpoint
CREATE INDEX "locations_street" ON "locations" USING btree (lower("street")) WHERE street is not null;--> statement-breakpoint
-- Whether a name is that of a house in which people may live. Not by the name of the town, nor by 'home health' and its like.
CREATE FUNCTION names_house(title text, city text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce(replace(fold(title), fold(city), ' '), fold(title)),
      '\m(nursing|funeral|medical|health|visiting|home[- ]?based|in|at) home\M|\mhome[- ]?(health|care|visit\w*|based|energy|improvement|ownership|delivered|bound|buyer)\M|\mhouse of (prayer|god|worship|bread|praise|deliverance|faith|the lord|representatives|delegates)\M|\m(court|school|coffee|power)[- ]?house\M|\m([0-9]+(st|nd|rd|th)|pacific|park|market) (pl|place)\M|\msafety[- ]net\M|\m(moose|elks?|masonic) lodge\M',
      ' ', 'g')
    ~ '\m(houses?|homes?|hogar(es)?|casas?|hav[e]ns?|harbou?rs?|places?|lodge|cottages?|manor|villas?|inn|nest|oasis|retreat|residencias?|residences?|hotel|motel|hostel|shelters?|albergues?|refuges?|refugios?|sanctuary|santuario|asylum|safe|safer|safety|ywca|amparo|wom[ae]n''?s? (center|lodge)|centro de (la )?mujer(es)?|transition(al)? living|advocacy|family justice|victims?|victimas?|survivors?|sobrevivientes|violence|violencia|domestic|rape|crisis center)\M'
$$;--> statement-breakpoint
-- The words of a name that only this place has: no words of its trade, nor the name of its town or county.
CREATE FUNCTION place_words(title text, city text, county text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(ts_delete(
    to_tsvector('pg_catalog.simple', regexp_replace(replace(fold(title), '''', ''), '[^a-z]+', ' ', 'g')),
    string_to_array(fold(concat_ws(' ', city, county)), ' ') || '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,an,as,at,by,co,ct,de,dr,el,in,ii,la,lo,los,las,del,mc,mt,my,no,of,on,or,st,ste,to,up,us,we,the,and,for,inc,llc,all,new,our,aka,dba,formerly,program,programs,project,service,services,servs,center,centers,clinic,clinics,health,healthcare,medical,medicine,care,community,communities,county,parish,city,town,state,regional,region,area,street,valley,river,island,north,south,east,west,northern,southern,eastern,western,central,southeastern,greater,york,ohio,virginia,usa,house,houses,home,homes,haven,place,shelter,shelters,safe,safety,safehouse,refuge,casa,woman,women,womens,mens,men,family,families,child,children,childrens,youth,domestic,violence,abuse,abused,sexual,assault,rape,crisis,battered,victim,victims,survivor,survivors,trafficking,human,against,prevention,intervention,advocacy,advocates,advocate,support,supportive,resource,resources,association,alliance,coalition,council,network,partnership,organization,agency,department,office,bureau,society,foundation,ministries,ministry,church,food,pantry,bank,head,start,early,education,treatment,recovery,counseling,mental,behavioral,outpatient,residential,inpatient,substance,wellness,dental,primary,pediatrics,hospital,legal,aid,law,social,action,development,emergency,transitional,housing,authority,public,national,american,united,states,help,line,hotline,outreach,main,campus,site,location,branch,unit,free,life,living,hope}'::text[]))
$$;--> statement-breakpoint
-- Whether the name of a refuge is the other name, or one is a part of the other.
CREATE FUNCTION names_meet(one text, other text, city text, county text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  ours text[] := place_words(one, city, county);
  theirs text[] := place_words(other, city, county);
  whole text := btrim(regexp_replace(fold(one), '[(].*', ''));
BEGIN
  -- Some have nothing but words of their trade: 'The Crisis Center'.
  RETURN length(whole) > 3 AND strpos(fold(other), whole) > 0
    OR ours <> '{}' AND theirs <> '{}' AND (ours <@ theirs OR theirs <@ ours);
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
    WHEN EXISTS (SELECT FROM resources x WHERE is_refuge(x.title, x.tags) AND x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, r.city, r.county)) THEN 'name'
    -- Lists of offices, schools and public housing, where a house is only a name, and an operator's own list of its shelters.
    WHEN names_house(r.title, r.city) AND NOT r.tags && '{head-start,child-care,public-housing-agency,va-health,vet-center,va-benefits,liheap,independent-living,legal-aid,federal}'::text[]
      AND coalesce(r.source, '') !~* 'salvation ?army' THEN 'house'
  END AS why FROM resources r;--> statement-breakpoint
-- Holding back or releasing is no edit: the seed goes on writing the record.
CREATE FUNCTION set_address_visibility(chosen uuid[], visibility text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE untouched uuid[];
BEGIN
  IF cardinality(chosen) = 0 THEN RETURN; END IF;
  untouched := ARRAY(SELECT r.id FROM resources r JOIN locations l ON l.resource_id = r.id
    WHERE l.id = ANY (chosen) AND r.updated_at = r.seeded_at);
  UPDATE locations SET address_visibility = visibility WHERE id = ANY (chosen);
  UPDATE resources SET seeded_at = now() WHERE id = ANY (untouched);
END $$;--> statement-breakpoint
-- The addresses of these records, and of those that a refuge among them shares its place with. Null: of all.
CREATE FUNCTION hold_doubtful_addresses(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE near uuid[];
BEGIN
  near := ARRAY(
    SELECT unnest(changed)
    UNION SELECT p.resource_id FROM resources r JOIN phones q ON q.resource_id = r.id,
        LATERAL regexp_replace(replace(q.number, '-', ''), '^1(?=[0-9]{10}$)', '') bare, phones p
      WHERE r.id = ANY (changed) AND is_refuge(r.title, r.tags) AND replace(p.number, '-', '') IN (bare, '1' || bare)
    UNION SELECT r.id FROM resources x JOIN resources r ON x.id <> r.id AND x.state = r.state
        AND (lower(x.city) = lower(r.city) OR r.county_fips = ANY (x.counties_served || x.county_fips))
        AND names_meet(x.title, r.title, r.city, r.county)
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
CREATE FUNCTION hold_written_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT resource_id FROM added));
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is held back is released by a decision, and by nothing else.
CREATE FUNCTION keep_holding_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_address_visibility(ARRAY(
    SELECT a.id FROM added a JOIN former f USING (id) JOIN resources r ON r.id = a.resource_id
      LEFT JOIN address_decisions d ON d.slug = r.slug
    WHERE f.address_visibility = 'held' AND a.address_visibility = 'full' AND d.decision IS DISTINCT FROM 'publish'), 'held');
  PERFORM hold_doubtful_addresses(ARRAY(SELECT DISTINCT resource_id FROM added));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER locations_hold_insert AFTER INSERT ON locations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_written_addresses();--> statement-breakpoint
CREATE TRIGGER locations_hold_update AFTER UPDATE ON locations
  REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_holding_addresses();--> statement-breakpoint
CREATE TRIGGER phones_hold_insert AFTER INSERT ON phones
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_written_addresses();--> statement-breakpoint
CREATE TRIGGER phones_hold_update AFTER UPDATE ON phones
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_written_addresses();--> statement-breakpoint
CREATE FUNCTION hold_addresses_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_doubtful_addresses(ARRAY[NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_hold_insert AFTER INSERT ON resources
  FOR EACH ROW WHEN (is_refuge(NEW.title, NEW.tags)) EXECUTE FUNCTION hold_addresses_of_record();--> statement-breakpoint
CREATE TRIGGER resources_hold_update AFTER UPDATE OF title, tags, city, state, county_fips, counties_served, source ON resources
  FOR EACH ROW WHEN ((OLD.title, OLD.tags, OLD.city, OLD.state, OLD.county_fips, OLD.counties_served, OLD.source)
    IS DISTINCT FROM (NEW.title, NEW.tags, NEW.city, NEW.state, NEW.county_fips, NEW.counties_served, NEW.source))
  EXECUTE FUNCTION hold_addresses_of_record();--> statement-breakpoint
CREATE FUNCTION obey_address_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE decided uuid := (SELECT id FROM resources WHERE slug = coalesce(NEW.slug, OLD.slug));
BEGIN
  IF NEW.decision = 'publish' THEN
    PERFORM set_address_visibility(ARRAY(SELECT id FROM locations WHERE resource_id = decided
      AND address_visibility = 'held' AND coalesce(street, '') = ANY (NEW.streets)), 'full');
  END IF;
  PERFORM hold_doubtful_addresses(ARRAY[decided]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER address_decisions_obeyed AFTER INSERT OR UPDATE OR DELETE ON address_decisions
  FOR EACH ROW EXECUTE FUNCTION obey_address_decision();--> statement-breakpoint
-- Another record may get the slug of a deleted one. Its address was decided by nobody.
CREATE FUNCTION forget_publishing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM address_decisions WHERE slug = OLD.slug AND decision = 'publish';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_forget_publishing AFTER DELETE ON resources
  FOR EACH ROW EXECUTE FUNCTION forget_publishing();--> statement-breakpoint
SELECT hold_doubtful_addresses(NULL);
