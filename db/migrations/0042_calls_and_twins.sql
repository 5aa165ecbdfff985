CREATE TABLE "call_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_id" uuid NOT NULL,
	"link_id" uuid,
	"person" text NOT NULL,
	"called_at" timestamp with time zone DEFAULT now() NOT NULL,
	"result" text NOT NULL,
	"number" text,
	"is_crisis_line" boolean,
	"is_all_hours" boolean,
	"hours" text,
	"counties" text,
	"text_line" text,
	"languages" text,
	"note" text,
	CONSTRAINT "call_answers_result" CHECK ("call_answers"."result" in ('right','wrong','no-answer','closed')),
	CONSTRAINT "call_answers_person_length" CHECK (char_length("call_answers"."person") between 1 and 320),
	CONSTRAINT "call_answers_number_length" CHECK (char_length("call_answers"."number") between 1 and 60),
	CONSTRAINT "call_answers_note_length" CHECK (char_length("call_answers"."note") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "call_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"person" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "call_links_person_length" CHECK (char_length("call_links"."person") between 1 and 100),
	CONSTRAINT "call_links_token_form" CHECK ("call_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "call_programs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"resource_id" uuid,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"counties" text[] DEFAULT '{}' NOT NULL,
	"candidates" jsonb NOT NULL,
	"note" text,
	"people" integer NOT NULL,
	"outcome" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "call_programs_state" CHECK ("call_programs"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "call_programs_name_length" CHECK (char_length("call_programs"."name") between 1 and 200),
	CONSTRAINT "call_programs_website" CHECK ("call_programs"."website" ~ '^https?://' and char_length("call_programs"."website") <= 2000),
	CONSTRAINT "call_programs_outcome" CHECK ("call_programs"."outcome" in ('right','wrong','closed','unreached')),
	CONSTRAINT "call_programs_settled" CHECK ("call_programs"."settled_at" is null or "call_programs"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "call_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "call_rounds_title_length" CHECK (char_length("call_rounds"."title") between 1 and 100),
	CONSTRAINT "call_rounds_by_length" CHECK (char_length("call_rounds"."started_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "distinct_twins" (
	"one" text NOT NULL,
	"other" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_twins_one_other_pk" PRIMARY KEY("one","other"),
	CONSTRAINT "distinct_twins_order" CHECK ("distinct_twins"."one" < "distinct_twins"."other"),
	CONSTRAINT "distinct_twins_by_length" CHECK (char_length("distinct_twins"."decided_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
ALTER TABLE "call_answers" ADD CONSTRAINT "call_answers_program_id_call_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."call_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_answers" ADD CONSTRAINT "call_answers_link_id_call_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."call_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_links" ADD CONSTRAINT "call_links_round_id_call_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."call_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_round_id_call_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."call_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_claimed_by_call_links_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."call_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_answers_of_program" ON "call_answers" USING btree ("program_id","called_at");--> statement-breakpoint
CREATE INDEX "call_answers_of_link" ON "call_answers" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_links_token" ON "call_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "call_links_of_round" ON "call_links" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_programs_key" ON "call_programs" USING btree ("round_id","key");--> statement-breakpoint
CREATE INDEX "call_programs_open" ON "call_programs" USING btree ("round_id","position") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "call_programs_found" ON "call_programs" USING btree ("round_id","position") WHERE outcome is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "call_programs_of_resource" ON "call_programs" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "call_programs_claimed" ON "call_programs" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "former_slugs_of_resource" ON "former_slugs" USING btree ("resource_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter','state fact','call round'));--> statement-breakpoint
CREATE FUNCTION keep_call_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a call told is only added to' USING ERRCODE = '42501', CONSTRAINT = 'call_answers_append_only';
END $$;--> statement-breakpoint
-- A link that is deleted with its round leaves no other trace.
CREATE TRIGGER call_answers_append_only BEFORE UPDATE ON call_answers FOR EACH ROW
  WHEN ((OLD.person, OLD.called_at, OLD.result, OLD.number, OLD.note) IS DISTINCT FROM (NEW.person, NEW.called_at, NEW.result, NEW.number, NEW.note))
  EXECUTE FUNCTION keep_call_answers();--> statement-breakpoint
-- A name without its town in brackets and what lists write in their own way: 'Booth House (Lodi, CA)' is 'Booth House'.
CREATE FUNCTION twin_name(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(fold(title), '\s*[(][^()]*, ?[a-z]{2}[)]\s*$', ''),
    '^(the )?(salvation army)\s*[-–—]\s*[a-z .'']+, ?[a-z]{2}\s*:', '\2'), '^the |[^a-z0-9]+', '', 'g');--> statement-breakpoint
CREATE INDEX resources_twin_names ON resources (state, lower(city), twin_name(title)) WHERE archived_at IS NULL AND city IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION plain_name(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(replace(fold(title), '&', 'and'), '[^a-z0-9]+', '', 'g');--> statement-breakpoint
CREATE INDEX resources_plain_names ON resources (plain_name(title)) WHERE archived_at IS NULL;
