CREATE TABLE "donor_notes" (
	"email" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donor_notes_email_form" CHECK ("donor_notes"."email" = lower("donor_notes"."email") and char_length("donor_notes"."email") between 3 and 320),
	CONSTRAINT "donor_notes_body_length" CHECK (char_length("donor_notes"."body") between 1 and 5000),
	CONSTRAINT "donor_notes_by_length" CHECK (char_length("donor_notes"."written_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "partner_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"label" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	CONSTRAINT "partner_keys_hash_form" CHECK ("partner_keys"."key_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "partner_keys_source_form" CHECK ("partner_keys"."source" ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length("partner_keys"."source") <= 60),
	CONSTRAINT "partner_keys_label_length" CHECK (char_length("partner_keys"."label") between 1 and 200),
	CONSTRAINT "partner_keys_ending_form" CHECK (char_length("partner_keys"."ending") = 4),
	CONSTRAINT "partner_keys_by_length" CHECK (char_length("partner_keys"."created_by") between 1 and 320),
	CONSTRAINT "partner_keys_revoked_whole" CHECK (("partner_keys"."revoked_at" is null) = ("partner_keys"."revoked_by" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name_length" CHECK (char_length("saved_views"."name") between 1 and 100),
	CONSTRAINT "saved_views_query_length" CHECK (char_length("saved_views"."query") between 1 and 1000),
	CONSTRAINT "saved_views_by_length" CHECK (char_length("saved_views"."saved_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "switches_name_form" CHECK ("switches"."name" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "switches_by_length" CHECK (char_length("switches"."changed_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text,
	"title" text,
	"department" text,
	"email" text,
	"phone" text,
	"extension" text,
	CONSTRAINT "contacts_any" CHECK (coalesce("contacts"."name", "contacts"."title", "contacts"."department") is not null),
	CONSTRAINT "contacts_name_length" CHECK (char_length("contacts"."name") between 1 and 200),
	CONSTRAINT "contacts_title_length" CHECK (char_length("contacts"."title") between 1 and 200),
	CONSTRAINT "contacts_department_length" CHECK (char_length("contacts"."department") between 1 and 200),
	CONSTRAINT "contacts_email_length" CHECK (char_length("contacts"."email") between 3 and 320),
	CONSTRAINT "contacts_phone_form" CHECK ("contacts"."phone" ~ '^[0-9][0-9-]{2,19}$'),
	CONSTRAINT "contacts_extension_form" CHECK ("contacts"."extension" ~ '^[0-9]{1,10}$')
);
--> statement-breakpoint
CREATE TABLE "record_notes" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_notes_body_length" CHECK (char_length("record_notes"."body") between 1 and 5000),
	CONSTRAINT "record_notes_by_length" CHECK (char_length("record_notes"."written_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "special_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"opens_at" time,
	"closes_at" time,
	"occasion" text,
	CONSTRAINT "special_hours_order" CHECK ("special_hours"."starts_on" <= "special_hours"."ends_on"),
	CONSTRAINT "special_hours_whole" CHECK (("special_hours"."opens_at" is null) = ("special_hours"."closes_at" is null)),
	CONSTRAINT "special_hours_occasion_length" CHECK (char_length("special_hours"."occasion") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
DROP INDEX "resources_title_words";--> statement-breakpoint
DROP INDEX "contact_messages_by_status";--> statement-breakpoint
DROP INDEX "contact_messages_by_risk";--> statement-breakpoint
ALTER TABLE "listing_updates" ADD COLUMN "standing" text;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "right_number" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "fees" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "application_process" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "required_documents" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "accessibility" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "alert_until" date;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "subject_es" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "preheader_es" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "body_es" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD COLUMN "call_outcome" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_keys_hash" ON "partner_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "partner_keys_created" ON "partner_keys" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_of_resource" ON "contacts" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "special_hours_of_resource" ON "special_hours" USING btree ("resource_id","starts_on");--> statement-breakpoint
CREATE INDEX "locations_street_start" ON "locations" USING btree (lower("street") text_pattern_ops) WHERE street is not null;--> statement-breakpoint
CREATE INDEX "locations_zip" ON "locations" USING btree ("zip" text_pattern_ops) WHERE zip is not null;--> statement-breakpoint
CREATE INDEX "resources_listed_by" ON "resources" USING btree ("listed_by") WHERE listed_by is not null;--> statement-breakpoint
CREATE INDEX "resources_title_town_words" ON "resources" USING gin (lower(title || ' ' || coalesce(city, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"priority","category","assigned_to","language");--> statement-breakpoint
CREATE INDEX "contact_messages_by_risk" ON "contact_messages" USING btree (array_position(array['low','normal','high','emergency'], "priority") desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","priority","category","assigned_to","language") WHERE status <> 'closed';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter','state fact','call round','language','import key','donor','setting'));--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_standing" CHECK ("listing_updates"."standing" in ('closed','moved'));--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_note_length" CHECK (char_length("listing_updates"."note") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_number_form" CHECK ("problem_reports"."right_number" ~ '^[0-9][0-9-]{2,19}$');--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_fees_length" CHECK (char_length("resources"."fees") <= 1000);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_application_process_length" CHECK (char_length("resources"."application_process") <= 2000);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_required_documents_length" CHECK (char_length("resources"."required_documents") <= 1000);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_accessibility_length" CHECK (char_length("resources"."accessibility") <= 1000);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_alert_length" CHECK (char_length("resources"."alert") <= 500);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_alert_whole" CHECK ("resources"."alert" is not null or "resources"."alert_until" is null);--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_body_length" CHECK (char_length("newsletter_issues"."body") between 1 and 20000);--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_body_es_length" CHECK (char_length("newsletter_issues"."body_es") between 1 and 20000);--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_subject_es_length" CHECK (char_length("newsletter_issues"."subject_es") between 1 and 200);--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_preheader_es_length" CHECK (char_length("newsletter_issues"."preheader_es") <= 200);--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_spanish_whole" CHECK (("newsletter_issues"."body_es" is null) = ("newsletter_issues"."subject_es" is null) and ("newsletter_issues"."body_es" is null) = ("newsletter_issues"."preheader_es" is null));--> statement-breakpoint
UPDATE "newsletter_issues" SET "approved_at" = "created_at", "approved_by" = 'the site';--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_approved_whole" CHECK (("newsletter_issues"."approved_at" is null) = ("newsletter_issues"."approved_by" is null) and ("newsletter_issues"."queued_at" is null or "newsletter_issues"."approved_at" is not null));--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_approved_by_length" CHECK (char_length("newsletter_issues"."approved_by") between 1 and 320);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_call_outcome" CHECK ("contact_notes"."call_outcome" in ('reached','no-answer','someone-else','wrong-number','call-again'));--> statement-breakpoint
CREATE TRIGGER contacts_touch AFTER INSERT OR UPDATE OR DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION touch_resource();--> statement-breakpoint
CREATE TRIGGER special_hours_touch AFTER INSERT OR UPDATE OR DELETE ON special_hours FOR EACH ROW EXECUTE FUNCTION touch_resource();--> statement-breakpoint
-- An alert that is taken away takes its day along, and another one does not end on a day that is over.
CREATE FUNCTION end_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.alert IS NULL OR (NEW.alert IS DISTINCT FROM OLD.alert AND NEW.alert_until IS NOT DISTINCT FROM OLD.alert_until
      AND OLD.alert_until < (now() AT TIME ZONE 'America/New_York')::date) THEN
    NEW.alert_until := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_alert BEFORE UPDATE ON resources FOR EACH ROW WHEN (NEW.alert_until IS NOT NULL) EXECUTE FUNCTION end_alert();
