-- Names as they are typed without spaces, two to four words of them together ('harborhouse'), and by the first letters
-- of each part that a dash, a comma or a bracket ends ('lafla'). lib/search/name-forms.ts reads them the same way.
CREATE FUNCTION name_forms(name text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH said AS (
      SELECT string_to_array(btrim(regexp_replace(translate(fold(name), '''', ''), '[^a-z0-9]+', ' ', 'g')), ' ') AS words
    ), letters AS (
      SELECT string_agg(left(word, 1), '' ORDER BY place) AS form
      FROM regexp_split_to_table(translate(fold(name), '''', ''), ' [-–—] |[(),:;/]') WITH ORDINALITY AS parts(part, number),
        regexp_split_to_table(part, '[^a-z0-9]+') WITH ORDINALITY AS spoken(word, place)
      WHERE word <> '' AND word <> ALL (ARRAY['a', 'an', 'and', 'at', 'de', 'for', 'in', 'of', 'on', 'the', 'to', 'y'])
      GROUP BY number
    )
    SELECT coalesce(array_agg(DISTINCT form), '{}') FROM (
      SELECT array_to_string(words[first:first + length - 1], '') AS form
      FROM said, generate_series(1, cardinality(words) - 1) AS first, generate_series(2, 4) AS length
      WHERE first + length - 1 <= cardinality(words)
      UNION
      SELECT form FROM letters WHERE char_length(form) BETWEEN 3 AND 8
    ) forms
    WHERE char_length(form) <= 40
  );
--> statement-breakpoint
CREATE INDEX "resources_name_forms" ON "resources" USING gin (name_forms("title"));
