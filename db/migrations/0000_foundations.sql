CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;--> statement-breakpoint
-- Lower case without accents, so that 'nunez' finds 'Núñez'.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(value), 'áàâäãåéèêëíìîïóòôöõúùûüñç’', 'aaaaaaeeeeiiiiooooouuuunc''');
--> statement-breakpoint
-- What a record is found by: its words by weight, and its facets as words that nobody types ('~s:TX'), so that
-- one index answers a text and its filters together. '~i:3' are emergencies, '~i:2' what serves a state or the
-- country, '~i:1' the rest: a search looks at them in this order.
CREATE FUNCTION resource_search(
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
