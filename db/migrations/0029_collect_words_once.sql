-- The words of what was added, for corrections of spelling: many records share a description, which is read once.
CREATE OR REPLACE FUNCTION collect_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_terms (term)
  SELECT DISTINCT word
  FROM (
    SELECT DISTINCT text
    FROM added, unnest(array[title, description, array_to_string(tags, ' '), city, area_served]) text
    WHERE text IS NOT NULL
  ) said, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', fold(said.text)))) word
  WHERE word ~ '^[a-z]{3,30}$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
