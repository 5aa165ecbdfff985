-- What the search asks for beside the words: kinds of help, counties, and what serves a whole state, in the same index.
CREATE FUNCTION place_and_kind_search(scope text, county_fips text, counties_served text[], help_kinds text[])
  RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(
    array[CASE WHEN scope = 'state' THEN '~w' END, CASE WHEN cardinality(counties_served) = 0 THEN '~f:' || county_fips END], NULL)
    || array(SELECT DISTINCT '~f:' || fips FROM unnest(counties_served) fips)
    || array(SELECT DISTINCT '~k:' || kind FROM unnest(help_kinds) kind));--> statement-breakpoint
ALTER TABLE "resources" drop column "search";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (resource_search(title, description, tags, city, area_served, category, state, service_area, scope, languages, is_open_24_hours, is_emergency) || place_and_kind_search(scope, county_fips, counties_served, help_kinds)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search") WITH (fastupdate=false);
