CREATE TABLE "listing_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"former" jsonb,
	"proposed" jsonb,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "listing_updates_token_form" CHECK ("listing_updates"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "listing_updates_status" CHECK ("listing_updates"."status" in ('asked','submitted','decided')),
	CONSTRAINT "listing_updates_whole" CHECK (("listing_updates"."status" = 'asked') = ("listing_updates"."submitted_at" is null) and ("listing_updates"."status" = 'decided') = ("listing_updates"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reported_on" date NOT NULL,
	"closed_on" date,
	CONSTRAINT "problem_reports_kind" CHECK ("problem_reports"."kind" in ('wrong-number','closed','unsafe','other'))
);
--> statement-breakpoint
CREATE TABLE "record_checks" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_emergency" boolean NOT NULL,
	"checked_on" date,
	"url" text,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"is_link_broken" boolean DEFAULT false NOT NULL,
	"link_result" text,
	"link_failures" smallint DEFAULT 0 NOT NULL,
	"link_failed_on" date,
	"link_moved_to" text,
	"link_known_host" text,
	"link_asked_at" timestamp with time zone,
	"link_next_at" timestamp with time zone,
	"doubts" integer GENERATED ALWAYS AS (open_reports + (case when is_link_broken then 1 else 0 end) + (case when link_moved_to is not null then 1 else 0 end)) STORED NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"skipped_until" timestamp with time zone,
	"alerted_at" timestamp with time zone,
	CONSTRAINT "record_checks_reports" CHECK ("record_checks"."open_reports" >= 0),
	CONSTRAINT "record_checks_link_failures" CHECK ("record_checks"."link_failures" between 0 and 1000),
	CONSTRAINT "record_checks_link_result" CHECK ("record_checks"."link_result" in ('ok','failed','refused','not-asked')),
	CONSTRAINT "record_checks_moved_length" CHECK (char_length("record_checks"."link_moved_to") between 1 and 253),
	CONSTRAINT "record_checks_known_length" CHECK (char_length("record_checks"."link_known_host") between 1 and 253)
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "confirmed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_checks" ADD CONSTRAINT "record_checks_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_checks" ADD CONSTRAINT "record_checks_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_updates_token" ON "listing_updates" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "listing_updates_of_resource" ON "listing_updates" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "listing_updates_waiting" ON "listing_updates" USING btree ("submitted_at","id") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "listing_updates_expiry" ON "listing_updates" USING btree ("expires_at") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "listing_updates_decided" ON "listing_updates" USING btree ("decided_at") WHERE status = 'decided';--> statement-breakpoint
CREATE INDEX "problem_reports_open" ON "problem_reports" USING btree ("resource_id","kind") WHERE closed_on is null;--> statement-breakpoint
CREATE INDEX "problem_reports_of_resource" ON "problem_reports" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "problem_reports_day" ON "problem_reports" USING btree ("reported_on");--> statement-breakpoint
CREATE INDEX "problem_reports_closed" ON "problem_reports" USING btree ("closed_on") WHERE closed_on is not null;--> statement-breakpoint
CREATE INDEX "record_checks_by_age" ON "record_checks" USING btree ("is_emergency","checked_on","resource_id") WHERE doubts = 0 and is_listed;--> statement-breakpoint
CREATE INDEX "record_checks_doubted" ON "record_checks" USING btree ("is_emergency","doubts" DESC NULLS FIRST,"checked_on","resource_id") WHERE doubts > 0 and is_listed;--> statement-breakpoint
CREATE INDEX "record_checks_link_due" ON "record_checks" USING btree ("link_next_at") WHERE is_listed and link_next_at is not null;--> statement-breakpoint
CREATE INDEX "record_checks_claimed" ON "record_checks" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_confirmed" CHECK ("verifications"."confirmed" <@ ARRAY['phone','address','hours','website','description']::text[]);--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_note_length" CHECK (char_length("verifications"."note") between 1 and 2000);--> statement-breakpoint
CREATE FUNCTION check_date(is_verified boolean, verified_on date) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN verified_on IS NOT NULL AND NOT is_verified THEN '-infinity'::date ELSE verified_on END
$$;--> statement-breakpoint
-- Many at once (the seed, an import): one statement for all of them.
CREATE FUNCTION begin_record_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_checks (resource_id, is_listed, is_emergency, checked_on, url, link_next_at)
  SELECT id, archived_at IS NULL, is_emergency, check_date(is_verified, verified_on), url,
    CASE WHEN url IS NOT NULL THEN now() END
  FROM added
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_begin_checks AFTER INSERT ON resources
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_record_checks();--> statement-breakpoint
-- Another address is another website: what was found at the old one says nothing of it.
CREATE FUNCTION follow_record_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE record_checks SET is_listed = NEW.archived_at IS NULL, is_emergency = NEW.is_emergency,
    checked_on = check_date(NEW.is_verified, NEW.verified_on)
  WHERE resource_id = NEW.id;
  IF NEW.url IS DISTINCT FROM OLD.url THEN
    UPDATE record_checks SET url = NEW.url, link_next_at = CASE WHEN NEW.url IS NOT NULL THEN now() END,
      is_link_broken = false, link_result = NULL, link_failures = 0, link_failed_on = NULL, link_moved_to = NULL,
      link_known_host = NULL
    WHERE resource_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_follow_checks AFTER UPDATE ON resources FOR EACH ROW
  WHEN (OLD.is_emergency IS DISTINCT FROM NEW.is_emergency OR OLD.is_verified IS DISTINCT FROM NEW.is_verified
    OR OLD.verified_on IS DISTINCT FROM NEW.verified_on OR OLD.archived_at IS DISTINCT FROM NEW.archived_at
    OR OLD.url IS DISTINCT FROM NEW.url)
  EXECUTE FUNCTION follow_record_checks();--> statement-breakpoint
CREATE FUNCTION count_open_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE record_checks SET open_reports = (
    SELECT count(*) FROM problem_reports r WHERE r.resource_id = record_checks.resource_id AND r.closed_on IS NULL)
  WHERE resource_id = coalesce(NEW.resource_id, OLD.resource_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER problem_reports_count AFTER INSERT OR UPDATE OF closed_on OR DELETE ON problem_reports
  FOR EACH ROW EXECUTE FUNCTION count_open_reports();--> statement-breakpoint
INSERT INTO record_checks (resource_id, is_listed, is_emergency, checked_on, url, link_next_at)
  SELECT id, archived_at IS NULL, is_emergency, check_date(is_verified, verified_on), url,
    CASE WHEN url IS NOT NULL THEN now() END
  FROM resources ON CONFLICT DO NOTHING;
