-- Names as they are typed without spaces, two to four words of them together ('harborhouse'), and by the first letters
-- of each part that a dash, a comma or a bracket ends ('lafla'). lib/search/name-forms.ts reads them the same way.
-- In PL/pgSQL, since the same as one query takes fourteen times as long. `fold` by its full name: a restored backup has no path.
CREATE FUNCTION name_forms(name text) RETURNS text[]
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
--> statement-breakpoint
CREATE INDEX "resources_name_forms" ON "resources" USING gin (name_forms("title"));
