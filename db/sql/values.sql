-- Functions of values alone: columns and indexes are computed with them, so they stand before the tables.
-- A stored column or an index keeps what an earlier text of its function gave, until a migration computes it anew.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

-- Lower case without accents, so that 'nunez' finds 'Núñez'.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(value), 'áàâäãåéèêëíìîïóòôöõúùûüñç’', 'aaaaaaeeeeiiiiooooouuuunc''');

-- What a record is found by: its words by weight, and its facets as words that nobody types ('~s:TX'), so that
-- one index answers a text and its filters together. '~i:3' are emergencies, '~i:2' what serves a state or the
-- country, '~i:1' the rest: a search looks at them in this order.
CREATE OR REPLACE FUNCTION resource_search(
  title text, description text, tags text[], city text, area_served text, category text, state text,
  service_area text[], scope text, languages text[], is_open_24_hours boolean, is_emergency boolean
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('pg_catalog.english', fold(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', fold(array_to_string(tags, ' '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', fold(description)), 'C')
    || setweight(to_tsvector('pg_catalog.english', fold(coalesce(city, '') || ' ' || coalesce(area_served, ''))), 'B')
    || array_to_tsvector(array_remove(
         ARRAY['~c:' || category,
               CASE WHEN is_open_24_hours THEN '~24' END,
               CASE WHEN is_emergency THEN '~e' END,
               CASE WHEN is_emergency THEN '~i:3' WHEN scope IN ('national', 'state') THEN '~i:2' ELSE '~i:1' END,
               CASE WHEN scope = 'national' THEN '~n' END], NULL)
         || array(SELECT DISTINCT '~s:' || area FROM unnest(array_append(service_area, state)) area WHERE area IS NOT NULL)
         || array(SELECT DISTINCT '~l:' || language FROM unnest(languages) language));

-- What the search asks for beside the words: kinds of help, counties, and what serves a whole state, in the same index.
CREATE OR REPLACE FUNCTION place_and_kind_search(scope text, county_fips text, counties_served text[], help_kinds text[])
  RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(
    array[CASE WHEN scope = 'state' THEN '~w' END, CASE WHEN cardinality(counties_served) = 0 THEN '~f:' || county_fips END], NULL)
    || array(SELECT DISTINCT '~f:' || fips FROM unnest(counties_served) fips)
    || array(SELECT DISTINCT '~k:' || kind FROM unnest(help_kinds) kind));

-- Names as they are typed without spaces, two to four words of them together ('harborhouse'), and by the first letters
-- of each part that a dash, a comma or a bracket ends ('lafla'). lib/search/name-forms.ts reads them the same way.
-- In PL/pgSQL, since the same as one query takes fourteen times as long. `fold` by its full name: a restored backup has no path.
CREATE OR REPLACE FUNCTION name_forms(name text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := '{}';
  forms text[] := '{}';
  part text;
  word text;
  letters text;
  joined text;
BEGIN
  FOREACH part IN ARRAY regexp_split_to_array(translate(public.fold(name), '''', ''), ' [-–—] |[(),:;/]') LOOP
    letters := '';
    FOREACH word IN ARRAY string_to_array(regexp_replace(part, '[^a-z0-9]+', ' ', 'g'), ' ') LOOP
      CONTINUE WHEN word = '';
      words := words || word;
      IF word NOT IN ('a', 'an', 'and', 'at', 'de', 'for', 'in', 'of', 'on', 'the', 'to', 'y') THEN
        letters := letters || left(word, 1);
      END IF;
    END LOOP;
    IF length(letters) BETWEEN 3 AND 8 THEN
      forms := forms || letters;
    END IF;
  END LOOP;
  FOR i IN 1 .. cardinality(words) - 1 LOOP
    joined := words[i];
    FOR j IN i + 1 .. least(i + 3, cardinality(words)) LOOP
      joined := joined || words[j];
      EXIT WHEN length(joined) > 40;
      forms := forms || joined;
    END LOOP;
  END LOOP;
  RETURN forms;
END
$$;

CREATE OR REPLACE FUNCTION check_date(is_verified boolean, verified_on date) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN verified_on IS NOT NULL AND NOT is_verified THEN '-infinity'::date ELSE verified_on END
$$;

-- What one record adds to the counts of the directory: once for each state it serves, with its first state marked, and
-- once by the date of its last check.
CREATE OR REPLACE FUNCTION directory_tallies(
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
$$;

-- The states in whose lists a record stands: 'US' for what serves the whole country.
CREATE OR REPLACE FUNCTION listed_areas(state text, service_area text[], scope text)
RETURNS TABLE (area text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT a.area FROM unnest(service_area || state || CASE WHEN scope = 'national' THEN 'US' END) a(area)
  WHERE a.area IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION gift_key(status text, dispute_state text, is_recurring boolean, is_renewal boolean, created_at timestamptz)
RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('status', status, 'disputeState', dispute_state, 'isRecurring', is_recurring,
    'isRenewal', is_renewal, 'day', (created_at AT TIME ZONE 'UTC')::date)
$$;

-- A program against violence, or one that says that its address is withheld.
CREATE OR REPLACE FUNCTION is_refuge(title text, tags text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tags && '{domestic-violence,human-trafficking,trafficking,address-withheld,confidential-address}'::text[]
    OR lower(title) ~ '\m(violence|violencia|domestic abuse|battered|safe ?houses?|trafficking|women''?s shelter|rape crisis|family crisis)\M'
$$;

-- The words of a name that only this place has: no words of its trade, nor the name of its town or county.
CREATE OR REPLACE FUNCTION place_words(title text, city text, county text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(ts_delete(
    to_tsvector('pg_catalog.simple', regexp_replace(replace(fold(title), '''', ''), '[^a-z]+', ' ', 'g')),
    string_to_array(fold(concat_ws(' ', city, county)), ' ') || '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,an,as,at,by,co,ct,de,dr,el,in,ii,la,lo,los,las,del,mc,mt,my,no,of,on,or,st,ste,to,up,us,we,the,and,for,inc,llc,all,new,our,aka,dba,formerly,program,programs,project,service,services,servs,center,centers,clinic,clinics,health,healthcare,medical,medicine,care,community,communities,county,parish,city,town,state,regional,region,area,street,valley,river,island,north,south,east,west,northern,southern,eastern,western,central,southeastern,greater,york,ohio,virginia,usa,house,houses,home,homes,haven,place,shelter,shelters,safe,safety,safehouse,refuge,casa,woman,women,womens,mens,men,family,families,child,children,childrens,youth,domestic,violence,abuse,abused,sexual,assault,rape,crisis,battered,victim,victims,survivor,survivors,trafficking,human,against,prevention,intervention,advocacy,advocates,advocate,support,supportive,resource,resources,association,alliance,coalition,council,network,partnership,organization,agency,department,office,bureau,society,foundation,ministries,ministry,church,food,pantry,bank,head,start,early,education,treatment,recovery,counseling,mental,behavioral,outpatient,residential,inpatient,substance,wellness,dental,primary,pediatrics,hospital,legal,aid,law,social,action,development,emergency,transitional,housing,authority,public,national,american,united,states,help,line,hotline,outreach,main,campus,site,location,branch,unit,free,life,living,hope}'::text[]))
$$;

-- Nobody has called, and no page or list was read that names it.
CREATE OR REPLACE FUNCTION is_unconfirmed(is_verified boolean, verified_on date, listed_by text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT listed_by IS NULL AND verified_on IS NULL AND NOT is_verified
$$;

-- A name without its town in brackets and what lists write in their own way: 'Booth House (Lodi, CA)' is 'Booth House'.
CREATE OR REPLACE FUNCTION twin_name(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(fold(title), '\s*[(][^()]*, ?[a-z]{2}[)]\s*$', ''),
    '^(the )?(salvation army)\s*[-–—]\s*[a-z .'']+, ?[a-z]{2}\s*:', '\2'), '^the |[^a-z0-9]+', '', 'g');

CREATE OR REPLACE FUNCTION plain_name(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(replace(fold(title), '&', 'and'), '[^a-z0-9]+', '', 'g');

-- Whether the name of a refuge is the other name, or one is a part of the other. `words` are the other's `place_words`.
CREATE OR REPLACE FUNCTION names_meet(refuge text, other text, words text[], city text, county text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  name text := replace(fold(refuge), '''', '');
  whole text := btrim(regexp_replace(fold(refuge), '^the (?=.* )|[(].*', '', 'g'));
  theirs text := fold(other);
  ours text[];
BEGIN
  -- Some have nothing but words of their trade: 'The Crisis Center'. Lists write some in one word or in two: 'SafeHaven'.
  IF length(whole) > 3 AND strpos(theirs, left(whole, 4)) > 0 AND (strpos(theirs, whole) > 0
    OR length(whole) > 7 AND strpos(plain_name(other), plain_name(whole)) > 0) THEN RETURN true; END IF;
  -- Most names share no word, which takes a hundredth of the time to see.
  IF NOT EXISTS (SELECT FROM unnest(words) word WHERE strpos(name, word) > 0) THEN RETURN false; END IF;
  ours := place_words(refuge, city, county);
  RETURN ours <> '{}' AND (ours <@ words OR words <@ ours);
END $$;

-- Whether a name is that of a house in which people may live: also in one word ('SafeHaven'), with points ('Y.W.C.A.')
-- or shortened ('Hse'). Not by the name of the town, nor by 'home health', 'courthouse' and their like.
CREATE OR REPLACE FUNCTION names_house(title text, city text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce(replace(fold(title), fold(city), ' '), fold(title)),
      '\m(nursing|funeral|medical|health|visiting|home[- ]?based|in|at) home\M|\mhome[- ]?(health|care|visit\w*|based|energy|improvement|ownership|delivered|bound|buyer)\M|\mhouse of (prayer|god|worship|bread|praise|deliverance|faith|the lord|representatives|delegates)\M|\m(court|school|coffee|power|fire|store|ware|club|play|round|boat|green|more|westing)[- ]?houses?\M|\mlighthouse\M(?=.*\m(church|worship|fellowship|assembly|ministr|baptist|christian|corps|chapel|tabernacle))|\m(phil|brook|fair|winter|southh?|northh?|west|crest|vinal|lock|stone)haven\M|\m([0-9]+(st|nd|rd|th)|pacific|park|market) (pl|place)\M|\msafety[- ]net\M|\m(moose|elks?|masonic) lodge\M',
      ' ', 'g')
    ~ '\m(\w*houses?|hse|homes?|hogar(es)?|casas?|\w*hav[e]ns?|\w*harbou?rs?|places?|lodge|cottages?|manor|mansions?|villas?|inn|nests?|nidos?|posadas?|hearth|arks?|dwellings?|oasis|retreat|residencias?|residences?|hotel|motel|hostel|\w*shelters?|albergues?|refuges?|refugios?|sanctuary|santuario|asylum|safe|safer|safety|sojourn\w*|y[. ]{0,2}w[. ]{0,2}c[. ]{0,2}a|amparo|wom[ae]n''?s? (center|ctr|lodge)|centro de (la )?mujer(es)?|transition(al)? living|advocacy|family justice|victims?|victimas?|survivors?|sobrevivientes|violence|violencia|domestic|rape|crisis (center|ctr))\M'
$$;

-- A street as any list writes it: no box, suite or points, the short form of its words, and no 'Street' or 'Avenue' at its
-- end, which lists confuse. Strict, so that the index of streets that are not null serves a comparison of it.
CREATE OR REPLACE FUNCTION street_key(street text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(nullif(btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(street),
    '(?<=\w)[ ,(]+(p\.? *o\.? *|post office )box\M.*', '', 'g'),
    ' *(#|, *|\m)(suites?|stes?|apt|apartment|units?|bldg|building|rm|room|(the )?[0-9]+[a-z]{2} (fl|floor)|(fl|floor) [0-9]+|floor)\M.*| *#.*', '', 'g'),
    '[^a-z0-9]+', ' ', 'g'),
    '\m(u ?s|state) (highway|hwy|route|rte)\M|\m(highway|route|rte)\M', 'hwy', 'g'),
    '\m(n|s)(?:orth|outh) ?(e|w)(?:ast|est)\M|\m(n|s|e|w)(?:orth|outh|ast|est)\M|\m(n|s) (e|w)\M', '\1\2\3\4\5', 'g'),
    ' (street|st|avenue|ave|av|road|rd|drive|dr|boulevard|blvd|lane|ln|parkway|pkwy|circle|cir|court|ct|place|pl|terrace|ter|trail|trl|square|sq|way) ?$', '', 'g'),
    '\msaint\M', 'st', 'g')), ''), btrim(lower(street)))
$$;
