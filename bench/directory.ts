import postgres from 'postgres'

/** Made-up records that resemble real ones: few common words, many rare ones, a state, a city, a point. */
const GENERATE = `
  with words as (select
    array['shelter','legal aid','clinic','counseling','food','rent','housing','women','family','crisis','support','center'] common,
    array['Harbor','Willow','Cedar','Bridge','Lantern','Haven','Maple','River','Dawn','Summit','Prairie','Anchor','Orchard','Meadow','Beacon','Stone','Garden','Valley','Ridge','Lake'] rare,
    array['AL','AK','AZ','AR','CA','CO','CT','DE','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT','VA','WA','WV','WI','WY'] states,
    array['emergency-shelter','legal-aid','health-center','mental-health','food-pantry','rent-help','public-housing','womens-care','family-law','crisis-line','peer-support','domestic-violence'] kinds,
    array['housing-shelter','womens-health','rights-advocacy','financial-support'] categories)
  insert into resources (organization_id, slug, kind, title, description, category, tags, is_emergency, scope, city, state, service_area, languages, is_open_24_hours, county_fips, help_kinds)
  select (select id from organizations limit 1), 'r-' || i, case when i % 50 = 0 then 'hotline' else 'organization' end,
    rare[1 + (i * 7) % 20] || ' ' || rare[1 + (i / 20 * 13) % 20] || ' ' || common[1 + i % 12] || ' ' || to_hex(i % 30011),
    'Helps with ' || common[1 + (i * 5) % 12] || ', ' || common[1 + (i / 7) % 12] || case when i % 97 = 0 then ' and a protection order' else '' end || '.',
    categories[1 + i % 4], array[replace(common[1 + (i / 3) % 12], ' ', '-')], i % 9 = 0, case when i % 200 = 0 then 'national' else 'local' end,
    rare[1 + (i / 11) % 20] || 'ville', states[1 + i % 50], array[states[1 + i % 50]], case when i % 6 = 0 then array['en','es'] else '{}' end, i % 40 = 0,
    lpad((1 + i % 56)::text, 2, '0') || lpad((1 + 2 * (i / 50 % 60))::text, 3, '0'), array[kinds[1 + i % 12]]
  from generate_series($1::int, $2::int) i, words`

const LOCATE = `
  insert into locations (resource_id, street, city, state, latitude, longitude, address_visibility, is_urgent)
  select id, '1 Main St', city, state, 25 + random() * 24, -124 + random() * 57, 'full', is_emergency or is_open_24_hours from resources r
  where not exists (select 1 from locations l where l.resource_id = r.id)`

/** Adds the given number of records, each with a point. */
export async function growDirectory(url: string, from: number, to: number): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.unsafe('set session_replication_role = replica')
  await client`insert into organizations (name) select 'Bench' where not exists (select 1 from organizations)`
  await client.unsafe(GENERATE, [from, to])
  await client.unsafe(LOCATE)
  await client.unsafe(`insert into search_terms select distinct word from resources r,
    unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', fold(title || ' ' || description || ' ' || city)))) word
    where word ~ '^[a-z]{3,30}$' on conflict do nothing`)
  // What triggers maintain, which are disabled here.
  await client.unsafe('delete from tallies; delete from resource_areas')
  await client.unsafe('insert into tallies select * from counted_tallies')
  await client.unsafe('insert into resource_areas select * from counted_areas')
  await client.unsafe('vacuum analyze')
  await client.end()
}
