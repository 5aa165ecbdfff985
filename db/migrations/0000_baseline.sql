CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"target" text NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_actor_length" CHECK (char_length("audit_log"."actor") between 1 and 320),
	CONSTRAINT "audit_log_action_form" CHECK ("audit_log"."action" ~ '^[a-z][a-z -]{0,39}$'),
	CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter','state fact','call round','language','import key','donor','setting')),
	CONSTRAINT "audit_log_target_id_length" CHECK (char_length("audit_log"."target_id") between 1 and 100),
	CONSTRAINT "audit_log_target_length" CHECK (char_length("audit_log"."target") <= 320)
);
--> statement-breakpoint
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
CREATE TABLE "check_in_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_in_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"sealed" text NOT NULL,
	"told_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "check_in_alerts_position_bounds" CHECK ("check_in_alerts"."position" between 0 and 9),
	CONSTRAINT "check_in_alerts_sealed_form" CHECK ("check_in_alerts"."sealed" ~ '^[0-9a-f]{8}[.][A-Za-z0-9_-]+$' and char_length("check_in_alerts"."sealed") <= 20000),
	CONSTRAINT "check_in_alerts_outcome" CHECK ("check_in_alerts"."outcome" in ('sent','failed','taken-back')),
	CONSTRAINT "check_in_alerts_outcome_when_told" CHECK ("check_in_alerts"."outcome" is null or "check_in_alerts"."told_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"shown_state" text,
	"shown_ended_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"sealed" text NOT NULL,
	"hours" smallint,
	"chosen_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"grace_minutes" smallint DEFAULT 15 NOT NULL,
	"between_minutes" smallint DEFAULT 30 NOT NULL,
	"extensions" smallint DEFAULT 0 NOT NULL,
	"pin" text NOT NULL,
	"second_pin" text NOT NULL,
	"pin_tries" smallint DEFAULT 0 NOT NULL,
	"pin_rests_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_ins_state" CHECK ("check_ins"."state" in ('draft','awaiting-contact','armed','due','grace','alerted','delivery-failed','resolved','expired','cancelled')),
	CONSTRAINT "check_ins_shown_state" CHECK ("check_ins"."shown_state" in ('cancelled', 'resolved')),
	CONSTRAINT "check_ins_shown_whole" CHECK (("check_ins"."shown_state" is null) = ("check_ins"."shown_ended_at" is null)),
	CONSTRAINT "check_ins_sealed_form" CHECK ("check_ins"."sealed" ~ '^[0-9a-f]{8}[.][A-Za-z0-9_-]+$' and char_length("check_ins"."sealed") <= 20000),
	CONSTRAINT "check_ins_hours" CHECK ("check_ins"."hours" in (1, 4, 24)),
	CONSTRAINT "check_ins_one_time" CHECK (num_nonnulls("check_ins"."hours", "check_ins"."chosen_at") = 1),
	CONSTRAINT "check_ins_zone_length" CHECK (char_length("check_ins"."time_zone") between 1 and 64),
	CONSTRAINT "check_ins_grace" CHECK ("check_ins"."grace_minutes" between 5 and 60),
	CONSTRAINT "check_ins_between" CHECK ("check_ins"."between_minutes" between 5 and 240),
	CONSTRAINT "check_ins_extensions" CHECK ("check_ins"."extensions" between 0 and 8),
	CONSTRAINT "check_ins_pin_tries" CHECK ("check_ins"."pin_tries" >= 0),
	CONSTRAINT "check_ins_pin_form" CHECK (char_length("check_ins"."pin") <= 100 and char_length("check_ins"."second_pin") <= 100),
	CONSTRAINT "check_ins_due_when_armed" CHECK ("check_ins"."state" in ('draft', 'awaiting-contact', 'cancelled') or "check_ins"."due_at" is not null),
	CONSTRAINT "check_ins_next_while_running" CHECK (("check_ins"."state" in ('armed', 'due', 'grace', 'alerted', 'delivery-failed')) = ("check_ins"."next_at" is not null)),
	CONSTRAINT "check_ins_ended" CHECK (("check_ins"."state" in ('resolved', 'expired', 'cancelled')) = ("check_ins"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "trusted_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"sealed" text,
	"mark" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"has_said_no" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "trusted_contacts_status" CHECK ("trusted_contacts"."status" in ('asked','accepted','declined','stopped','removed')),
	CONSTRAINT "trusted_contacts_sealed_form" CHECK ("trusted_contacts"."sealed" ~ '^[0-9a-f]{8}[.][A-Za-z0-9_-]+$' and char_length("trusted_contacts"."sealed") <= 20000),
	CONSTRAINT "trusted_contacts_mark_form" CHECK ("trusted_contacts"."mark" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "trusted_contacts_token_form" CHECK ("trusted_contacts"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "trusted_contacts_erased" CHECK (("trusted_contacts"."status" = 'removed') = ("trusted_contacts"."sealed" is null)),
	CONSTRAINT "trusted_contacts_ended" CHECK (("trusted_contacts"."status" in ('declined', 'stopped', 'removed')) = ("trusted_contacts"."ended_at" is not null)),
	CONSTRAINT "trusted_contacts_accepted" CHECK ("trusted_contacts"."status" <> 'accepted' or "trusted_contacts"."accepted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "address_decisions" (
	"slug" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"streets" text[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"source" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_decisions_decision" CHECK ("address_decisions"."decision" in ('publish','keep')),
	CONSTRAINT "address_decisions_reason_length" CHECK (char_length("address_decisions"."reason") between 1 and 500),
	CONSTRAINT "address_decisions_source_length" CHECK (char_length("address_decisions"."source") between 1 and 2000),
	CONSTRAINT "address_decisions_by_length" CHECK (char_length("address_decisions"."decided_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "listing_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"former" jsonb,
	"proposed" jsonb,
	"standing" text,
	"note" text,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "listing_updates_token_form" CHECK ("listing_updates"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "listing_updates_standing" CHECK ("listing_updates"."standing" in ('closed','moved')),
	CONSTRAINT "listing_updates_note_length" CHECK (char_length("listing_updates"."note") between 1 and 2000),
	CONSTRAINT "listing_updates_status" CHECK ("listing_updates"."status" in ('asked','submitted','decided')),
	CONSTRAINT "listing_updates_whole" CHECK (("listing_updates"."status" = 'asked') = ("listing_updates"."submitted_at" is null) and ("listing_updates"."status" = 'decided') = ("listing_updates"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"right_number" text,
	"reported_on" date NOT NULL,
	"closed_on" date,
	CONSTRAINT "problem_reports_kind" CHECK ("problem_reports"."kind" in ('wrong-number','closed','unsafe','other','left-list')),
	CONSTRAINT "problem_reports_number_form" CHECK ("problem_reports"."right_number" ~ '^[0-9][0-9-]{2,19}$')
);
--> statement-breakpoint
CREATE TABLE "record_checks" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_emergency" boolean NOT NULL,
	"is_unconfirmed" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"verified_on" date NOT NULL,
	"precision" text DEFAULT 'day' NOT NULL,
	"method" text NOT NULL,
	"verified_by" text NOT NULL,
	"source" text,
	"confirmed" text[] DEFAULT '{}' NOT NULL,
	"numbers" jsonb,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_precision" CHECK ("verifications"."precision" in ('day','month','year')),
	CONSTRAINT "verifications_method" CHECK ("verifications"."method" in ('published-source','phone-call','organization','website')),
	CONSTRAINT "verifications_by_length" CHECK (char_length("verifications"."verified_by") between 1 and 200),
	CONSTRAINT "verifications_source_length" CHECK (char_length("verifications"."source") <= 1000),
	CONSTRAINT "verifications_confirmed" CHECK ("verifications"."confirmed" <@ ARRAY['phone','address','hours','website','description']::text[]),
	CONSTRAINT "verifications_note_length" CHECK (char_length("verifications"."note") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"title_es" text,
	"excerpt_es" text,
	"content_es" text,
	"category" varchar(50) NOT NULL,
	"image_url" text,
	"image_alt" text,
	"publish_date" timestamp with time zone DEFAULT now() NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"author" text,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_status" CHECK ("articles"."status" in ('draft','scheduled','published')),
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("articles"."slug") <= 120),
	CONSTRAINT "articles_title_length" CHECK (char_length("articles"."title") between 1 and 200),
	CONSTRAINT "articles_excerpt_length" CHECK (char_length("articles"."excerpt") between 1 and 500),
	CONSTRAINT "articles_content_length" CHECK (char_length("articles"."content") between 1 and 100000),
	CONSTRAINT "articles_spanish_whole" CHECK (num_nonnulls("articles"."title_es", "articles"."excerpt_es", "articles"."content_es") in (0, 3)
        and char_length("articles"."title_es") between 1 and 200 and char_length("articles"."excerpt_es") between 1 and 500
        and char_length("articles"."content_es") between 1 and 100000),
	CONSTRAINT "articles_category" CHECK ("articles"."category" in ('health','rights','empowerment','finance')),
	CONSTRAINT "articles_image_alt_length" CHECK (char_length("articles"."image_alt") between 1 and 300),
	CONSTRAINT "articles_image_form" CHECK ("articles"."image_url" ~ '^(https://|/)' and char_length("articles"."image_url") <= 2000),
	CONSTRAINT "articles_author_length" CHECK (char_length("articles"."author") <= 100)
);
--> statement-breakpoint
CREATE TABLE "language_readings" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"reader" text NOT NULL,
	"read_on" date NOT NULL,
	CONSTRAINT "language_readings_tag_form" CHECK ("language_readings"."tag" ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?$'),
	CONSTRAINT "language_readings_version_form" CHECK ("language_readings"."version" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "language_readings_reader_length" CHECK (char_length("language_readings"."reader") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "news_stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"url_to_image" text,
	"category" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"guid" text,
	"title_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_stories_guid_length" CHECK (char_length("news_stories"."guid") between 1 and 500),
	CONSTRAINT "news_stories_title_key_length" CHECK (char_length("news_stories"."title_key") between 1 and 500),
	CONSTRAINT "news_stories_title_length" CHECK (char_length("news_stories"."title") between 1 and 500),
	CONSTRAINT "news_stories_description_length" CHECK (char_length("news_stories"."description") <= 5000),
	CONSTRAINT "news_stories_source_length" CHECK (char_length("news_stories"."source") between 1 and 100),
	CONSTRAINT "news_stories_url_form" CHECK ("news_stories"."url" ~ '^https?://' and char_length("news_stories"."url") <= 2000),
	CONSTRAINT "news_stories_image_form" CHECK ("news_stories"."url_to_image" ~ '^https?://' and char_length("news_stories"."url_to_image") <= 2000),
	CONSTRAINT "news_stories_category" CHECK ("news_stories"."category" in ('womens-rights','reproductive-rights','gender-equality','womens-health','domestic-violence','workplace-equality','women-in-politics','economic-empowerment'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_left_is_off" CHECK (not "newsletter_subscriptions"."is_active" or "newsletter_subscriptions"."unsubscribed_at" is null),
	CONSTRAINT "newsletter_subscriptions_email_form" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email") and char_length("newsletter_subscriptions"."email") between 3 and 320),
	CONSTRAINT "newsletter_subscriptions_language" CHECK ("newsletter_subscriptions"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "newsletter_subscriptions_interests" CHECK ("newsletter_subscriptions"."interests" <@ ARRAY['health','rights','finance','community','education','career']::text[])
);
--> statement-breakpoint
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
CREATE TABLE "directory_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "directory_version_one_row" CHECK ("directory_version"."id")
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
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, term)))[1]) STORED
);
--> statement-breakpoint
CREATE TABLE "seed_files" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_records" (
	"slug" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "locations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" uuid NOT NULL,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"is_approximate" boolean DEFAULT false NOT NULL,
	"address_visibility" text DEFAULT 'hidden' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (case when address_visibility = 'full' and latitude is not null and longitude is not null then cube(array[6378168 * cos(radians(latitude)) * cos(radians(longitude)), 6378168 * cos(radians(latitude)) * sin(radians(longitude)), 6378168 * sin(radians(latitude))]) end) STORED,
	CONSTRAINT "locations_street_length" CHECK (char_length("locations"."street") between 1 and 200),
	CONSTRAINT "locations_city_length" CHECK (char_length("locations"."city") between 1 and 100),
	CONSTRAINT "locations_state" CHECK ("locations"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "locations_zip_form" CHECK ("locations"."zip" ~ '^[0-9]{5}(-[0-9]{4})?$'),
	CONSTRAINT "locations_point" CHECK (("locations"."latitude" is null) = ("locations"."longitude" is null) and "locations"."latitude" between -90 and 90 and "locations"."longitude" between -180 and 180),
	CONSTRAINT "locations_visibility" CHECK ("locations"."address_visibility" in ('full','area','hidden','held'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_name_length" CHECK (char_length("organizations"."name") between 1 and 200),
	CONSTRAINT "organizations_website_form" CHECK ("organizations"."website" ~ '^https?://' and char_length("organizations"."website") <= 2000),
	CONSTRAINT "organizations_email_length" CHECK (char_length("organizations"."email") between 3 and 320)
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"number" text NOT NULL,
	"extension" text,
	"type" text DEFAULT 'voice' NOT NULL,
	"keyword" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "phones_number_form" CHECK ("phones"."number" ~ '^[0-9][0-9-]{2,19}$'),
	CONSTRAINT "phones_extension_form" CHECK ("phones"."extension" ~ '^[0-9]{1,10}$'),
	CONSTRAINT "phones_type" CHECK ("phones"."type" in ('voice','text','tty','videophone','fax')),
	CONSTRAINT "phones_keyword_length" CHECK (char_length("phones"."keyword") between 1 and 40),
	CONSTRAINT "phones_description_length" CHECK (char_length("phones"."description") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'organization' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" varchar(50) NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"url" text,
	"is_emergency" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"scope" text DEFAULT 'local' NOT NULL,
	"city" text,
	"state" text,
	"service_area" text[] DEFAULT '{}' NOT NULL,
	"area_served" text,
	"county" text,
	"county_fips" text,
	"counties_served" text[] DEFAULT '{}' NOT NULL,
	"help_kinds" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"eligibility" text,
	"description_es" text,
	"fees" text,
	"application_process" text,
	"required_documents" text,
	"accessibility" text,
	"takes_women" text,
	"takes_men" text,
	"takes_families" text,
	"takes_teen_sons" text,
	"takes_pets" text,
	"fosters_pets" text,
	"without_id" text,
	"any_status" text,
	"welcomes_lgbtq" text,
	"wheelchair" text,
	"sign_language" text,
	"without_sobriety" text,
	"free_of_charge" text,
	"walk_in" text,
	"who_source" text,
	"who_read_on" text,
	"chat" text,
	"chat_source" text,
	"chat_read_on" text,
	"alert" text,
	"alert_until" date,
	"hours" text,
	"is_open_24_hours" boolean DEFAULT false NOT NULL,
	"source" text,
	"listed_by" text,
	"listed_on" date,
	"source_url" text,
	"confidence" text,
	"verified_on" date,
	"verified_precision" text,
	"seeded_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"importance" smallint GENERATED ALWAYS AS (((case when is_emergency then 16 else 0 end) + (case scope when 'national' then 8 when 'state' then 4 else 0 end) + (case kind when 'hotline' then 2 else 0 end) + (case when 'crisis' = any(tags) then 1 else 0 end))::smallint) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (resource_search(title, description, tags, city, area_served, category, state, service_area, scope, languages, is_open_24_hours, is_emergency) || place_and_kind_search(scope, county_fips, counties_served, help_kinds)) STORED NOT NULL,
	CONSTRAINT "resources_deleted_is_archived" CHECK ("resources"."deleted_at" is null or "resources"."archived_at" is not null),
	CONSTRAINT "resources_slug_form" CHECK ("resources"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("resources"."slug") <= 120),
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('hotline','organization','program','facility')),
	CONSTRAINT "resources_title_length" CHECK (char_length("resources"."title") between 1 and 200),
	CONSTRAINT "resources_description_length" CHECK (char_length("resources"."description") between 1 and 5000),
	CONSTRAINT "resources_category" CHECK ("resources"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support')),
	CONSTRAINT "resources_tags_count" CHECK (cardinality("resources"."tags") <= 40),
	CONSTRAINT "resources_url_form" CHECK ("resources"."url" ~ '^https?://' and char_length("resources"."url") <= 2000),
	CONSTRAINT "resources_scope" CHECK ("resources"."scope" in ('national','state','local')),
	CONSTRAINT "resources_city_length" CHECK (char_length("resources"."city") between 1 and 100),
	CONSTRAINT "resources_state" CHECK ("resources"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "resources_service_area" CHECK ("resources"."service_area" <@ ARRAY['AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY']::text[]),
	CONSTRAINT "resources_area_served_length" CHECK (char_length("resources"."area_served") between 1 and 500),
	CONSTRAINT "resources_county_length" CHECK (char_length("resources"."county") between 1 and 100),
	CONSTRAINT "resources_county_fips_form" CHECK ("resources"."county_fips" ~ '^[0-9]{5}$'),
	CONSTRAINT "resources_counties_served_form" CHECK (cardinality("resources"."counties_served") <= 400 and "resources"."counties_served"::text ~ '^[{]([0-9]{5}(,[0-9]{5})*)?[}]$'),
	CONSTRAINT "resources_help_kinds_count" CHECK (cardinality("resources"."help_kinds") <= 40),
	CONSTRAINT "resources_listed_by_length" CHECK (char_length("resources"."listed_by") between 1 and 200),
	CONSTRAINT "resources_source_url_form" CHECK ("resources"."source_url" ~ '^https?://' and char_length("resources"."source_url") <= 2000),
	CONSTRAINT "resources_languages_count" CHECK (cardinality("resources"."languages") <= 100),
	CONSTRAINT "resources_eligibility_length" CHECK (char_length("resources"."eligibility") <= 2000),
	CONSTRAINT "resources_description_es_length" CHECK (char_length("resources"."description_es") <= 5000),
	CONSTRAINT "resources_fees_length" CHECK (char_length("resources"."fees") <= 1000),
	CONSTRAINT "resources_application_process_length" CHECK (char_length("resources"."application_process") <= 2000),
	CONSTRAINT "resources_required_documents_length" CHECK (char_length("resources"."required_documents") <= 1000),
	CONSTRAINT "resources_accessibility_length" CHECK (char_length("resources"."accessibility") <= 1000),
	CONSTRAINT "resources_who_may_come" CHECK (array_remove(array["resources"."takes_women","resources"."takes_men","resources"."takes_families","resources"."takes_teen_sons","resources"."takes_pets","resources"."fosters_pets","resources"."without_id","resources"."any_status","resources"."welcomes_lgbtq","resources"."wheelchair","resources"."sign_language","resources"."without_sobriety","resources"."free_of_charge","resources"."walk_in"], null) <@ array['yes','no']),
	CONSTRAINT "resources_told_pages" CHECK ("resources"."chat" ~ '^https?://' and char_length("resources"."chat") <= 2000 and "resources"."chat_source" ~ '^https?://' and char_length("resources"."chat_source") <= 2000 and "resources"."who_source" ~ '^https?://' and char_length("resources"."who_source") <= 2000),
	CONSTRAINT "resources_told_days" CHECK ("resources"."chat_read_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "resources"."who_read_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "resources_alert_length" CHECK (char_length("resources"."alert") <= 500),
	CONSTRAINT "resources_alert_whole" CHECK ("resources"."alert" is not null or "resources"."alert_until" is null),
	CONSTRAINT "resources_hours_length" CHECK (char_length("resources"."hours") between 1 and 500),
	CONSTRAINT "resources_source_length" CHECK (char_length("resources"."source") <= 1000),
	CONSTRAINT "resources_confidence" CHECK ("resources"."confidence" in ('high','medium')),
	CONSTRAINT "resources_verified_precision" CHECK ("resources"."verified_precision" in ('day','month','year')),
	CONSTRAINT "resources_verified_whole" CHECK (("resources"."verified_on" is null) = ("resources"."verified_precision" is null))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"open_24h" boolean DEFAULT false NOT NULL,
	"weekday" smallint,
	"opens_at" time,
	"closes_at" time,
	"timezone" text,
	CONSTRAINT "schedules_weekday" CHECK ("schedules"."weekday" between 1 and 7),
	CONSTRAINT "schedules_whole" CHECK ("schedules"."open_24h" or ("schedules"."weekday" is not null and "schedules"."opens_at" is not null and "schedules"."closes_at" is not null and "schedules"."timezone" is not null)),
	CONSTRAINT "schedules_timezone_length" CHECK (char_length("schedules"."timezone") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "import_keys" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"resource_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_keys_source_external_id_pk" PRIMARY KEY("source","external_id"),
	CONSTRAINT "import_keys_external_id_length" CHECK (char_length("import_keys"."external_id") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"source" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_source_length" CHECK (char_length("import_mappings"."source") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" text NOT NULL,
	"external_id" text,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"resource_id" uuid,
	"base_version" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"write" jsonb,
	"given" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_rows_action" CHECK ("import_rows"."action" in ('add','change','same','skip','bad'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"problem" text,
	"size_bytes" bigint NOT NULL,
	"read_bytes" bigint DEFAULT 0 NOT NULL,
	"to_add" integer DEFAULT 0 NOT NULL,
	"to_change" integer DEFAULT 0 NOT NULL,
	"to_leave" integer DEFAULT 0 NOT NULL,
	"to_skip" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"gone" integer,
	"columns" text[],
	"sample" jsonb,
	"category" text,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "imports_source_form" CHECK ("imports"."source" ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length("imports"."source") <= 60),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") between 1 and 200),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv','hsds-json','hsds-package')),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('mapping','checking','checked','refused','applied','expired')),
	CONSTRAINT "imports_problem_length" CHECK (char_length("imports"."problem") between 1 and 1000),
	CONSTRAINT "imports_actor_length" CHECK (char_length("imports"."actor") between 1 and 320),
	CONSTRAINT "imports_applied_whole" CHECK (("imports"."status" = 'applied') = ("imports"."applied_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"result" text,
	"counts" jsonb,
	CONSTRAINT "job_runs_job_form" CHECK ("job_runs"."job" ~ '^[a-z]+(-[a-z]+)*$' and char_length("job_runs"."job") <= 50),
	CONSTRAINT "job_runs_held_whole" CHECK (("job_runs"."holder" is null) = ("job_runs"."held_until" is null)),
	CONSTRAINT "job_runs_result" CHECK ("job_runs"."result" in ('done','failed')),
	CONSTRAINT "job_runs_counts_object" CHECK (jsonb_typeof("job_runs"."counts") = 'object')
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"subject" text,
	"preheader" text,
	"blocks" jsonb,
	"list_unsubscribe" text,
	"language" text DEFAULT 'en' NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_length" CHECK (char_length("mail_outbox"."key") between 1 and 200),
	CONSTRAINT "mail_outbox_kind_form" CHECK ("mail_outbox"."kind" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("mail_outbox"."kind") <= 50),
	CONSTRAINT "mail_outbox_recipient_form" CHECK ("mail_outbox"."recipient" ~ '^[^@]+@[^@]+$' and "mail_outbox"."recipient" !~ '[[:space:][:cntrl:]<>,]' and char_length("mail_outbox"."recipient") <= 320),
	CONSTRAINT "mail_outbox_subject_form" CHECK (char_length("mail_outbox"."subject") between 1 and 200 and "mail_outbox"."subject" !~ '[[:cntrl:]]'),
	CONSTRAINT "mail_outbox_preheader_length" CHECK (char_length("mail_outbox"."preheader") <= 200),
	CONSTRAINT "mail_outbox_blocks_form" CHECK (jsonb_typeof("mail_outbox"."blocks") = 'array' and octet_length("mail_outbox"."blocks"::text) <= 200000),
	CONSTRAINT "mail_outbox_unsubscribe_form" CHECK ("mail_outbox"."list_unsubscribe" ~ '^https?://[^[:space:]<>]+$'),
	CONSTRAINT "mail_outbox_language" CHECK ("mail_outbox"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('waiting','sending','handed','sent','unsure','failed')),
	CONSTRAINT "mail_outbox_lease_whole" CHECK (("mail_outbox"."lease" is null) = ("mail_outbox"."lease_until" is null)),
	CONSTRAINT "mail_outbox_in_hand" CHECK (("mail_outbox"."status" in ('sending', 'handed')) = ("mail_outbox"."lease" is not null)),
	CONSTRAINT "mail_outbox_erased_when_sent" CHECK (case when "mail_outbox"."status" = 'sent' then num_nonnulls("mail_outbox"."recipient", "mail_outbox"."subject", "mail_outbox"."preheader", "mail_outbox"."blocks") = 0 else num_nulls("mail_outbox"."recipient", "mail_outbox"."subject", "mail_outbox"."preheader", "mail_outbox"."blocks") = 0 end),
	CONSTRAINT "mail_outbox_error_length" CHECK (char_length("mail_outbox"."last_error") <= 100)
);
--> statement-breakpoint
CREATE TABLE "news_feeds" (
	"url" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"not_before" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "news_feeds_url_form" CHECK ("news_feeds"."url" ~ '^https?://' and char_length("news_feeds"."url") <= 2000),
	CONSTRAINT "news_feeds_etag_length" CHECK (char_length("news_feeds"."etag") <= 500),
	CONSTRAINT "news_feeds_last_modified_length" CHECK (char_length("news_feeds"."last_modified") <= 100),
	CONSTRAINT "news_feeds_failures" CHECK ("news_feeds"."failures" >= 0),
	CONSTRAINT "news_feeds_result" CHECK ("news_feeds"."result" in ('taken','unchanged','gone','refused-address','refused-redirect','http-error','no-answer','too-slow','too-large','cut-off','bad-encoding','no-feed','broken-items'))
);
--> statement-breakpoint
CREATE TABLE "news_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "news_version_one_row" CHECK ("news_version"."id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"body" text,
	"subject_es" text,
	"preheader_es" text,
	"body_es" text,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"send_at" timestamp with time zone,
	"discarded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"last_subscription_id" uuid,
	"queued" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "newsletter_issues_key_form" CHECK ("newsletter_issues"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("newsletter_issues"."key") <= 80),
	CONSTRAINT "newsletter_issues_subject_length" CHECK (char_length("newsletter_issues"."subject") between 1 and 200),
	CONSTRAINT "newsletter_issues_preheader_length" CHECK (char_length("newsletter_issues"."preheader") <= 200),
	CONSTRAINT "newsletter_issues_blocks_form" CHECK (jsonb_typeof("newsletter_issues"."blocks") = 'array'),
	CONSTRAINT "newsletter_issues_interests" CHECK ("newsletter_issues"."interests" <@ ARRAY['health','rights','finance','community','education','career']::text[]),
	CONSTRAINT "newsletter_issues_body_length" CHECK (char_length("newsletter_issues"."body") between 1 and 20000),
	CONSTRAINT "newsletter_issues_body_es_length" CHECK (char_length("newsletter_issues"."body_es") between 1 and 20000),
	CONSTRAINT "newsletter_issues_subject_es_length" CHECK (char_length("newsletter_issues"."subject_es") between 1 and 200),
	CONSTRAINT "newsletter_issues_preheader_es_length" CHECK (char_length("newsletter_issues"."preheader_es") <= 200),
	CONSTRAINT "newsletter_issues_spanish_whole" CHECK (("newsletter_issues"."body_es" is null) = ("newsletter_issues"."subject_es" is null) and ("newsletter_issues"."body_es" is null) = ("newsletter_issues"."preheader_es" is null)),
	CONSTRAINT "newsletter_issues_approved_whole" CHECK (("newsletter_issues"."approved_at" is null) = ("newsletter_issues"."approved_by" is null) and ("newsletter_issues"."queued_at" is null or "newsletter_issues"."approved_at" is not null)),
	CONSTRAINT "newsletter_issues_approved_by_length" CHECK (char_length("newsletter_issues"."approved_by") between 1 and 320),
	CONSTRAINT "newsletter_issues_queued" CHECK ("newsletter_issues"."queued" >= 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_tokens_hash_form" CHECK ("newsletter_tokens"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "newsletter_tokens_purpose" CHECK ("newsletter_tokens"."purpose" in ('confirm','manage')),
	CONSTRAINT "newsletter_tokens_interests" CHECK ("newsletter_tokens"."interests" <@ ARRAY['health','rights','finance','community','education','career']::text[])
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"reach_by" text[] DEFAULT '{}' NOT NULL,
	"reach_hours" text,
	"voicemail_ok" boolean,
	"status" text DEFAULT 'new' NOT NULL,
	"closed_at" timestamp with time zone,
	"assigned_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "contact_messages_reach_by" CHECK ("contact_messages"."reach_by" <@ ARRAY['email','phone','text']::text[]),
	CONSTRAINT "contact_messages_reach_hours_length" CHECK (char_length("contact_messages"."reach_hours") between 1 and 200),
	CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new','open','closed')),
	CONSTRAINT "contact_messages_closed_whole" CHECK (("contact_messages"."status" = 'closed') = ("contact_messages"."closed_at" is not null)),
	CONSTRAINT "contact_messages_assigned_length" CHECK (char_length("contact_messages"."assigned_to") between 3 and 320),
	CONSTRAINT "contact_messages_name_length" CHECK (char_length("contact_messages"."name") between 1 and 200),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length("contact_messages"."email") between 3 and 320),
	CONSTRAINT "contact_messages_phone_length" CHECK (char_length("contact_messages"."phone") <= 40),
	CONSTRAINT "contact_messages_subject_length" CHECK (char_length("contact_messages"."subject") between 1 and 200),
	CONSTRAINT "contact_messages_category" CHECK ("contact_messages"."category" in ('general','resources','emergency','technical','partnership','volunteer','feedback')),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length("contact_messages"."message") between 1 and 10000),
	CONSTRAINT "contact_messages_priority" CHECK ("contact_messages"."priority" in ('low','normal','high','emergency'))
);
--> statement-breakpoint
CREATE TABLE "contact_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"is_reply" boolean DEFAULT false NOT NULL,
	"call_outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_notes_call_outcome" CHECK ("contact_notes"."call_outcome" in ('reached','no-answer','someone-else','wrong-number','call-again')),
	CONSTRAINT "contact_notes_author_length" CHECK (char_length("contact_notes"."author") between 3 and 320),
	CONSTRAINT "contact_notes_body_length" CHECK (char_length("contact_notes"."body") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"state" text DEFAULT 'US' NOT NULL,
	"category" text DEFAULT 'all' NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_totals_day_event_state_category_pk" PRIMARY KEY("day","event","state","category"),
	CONSTRAINT "daily_totals_event" CHECK ("daily_totals"."event" in ('resource-view','call-pressed','emergency-call-pressed','website-pressed','safety-plan-made','check-in-ended','search-without-result')),
	CONSTRAINT "daily_totals_state" CHECK ("daily_totals"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY','US')),
	CONSTRAINT "daily_totals_category" CHECK ("daily_totals"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support','all')),
	CONSTRAINT "daily_totals_count" CHECK ("daily_totals"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"amount" integer NOT NULL,
	"donor_name" text,
	"donor_email" text,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"frequency" varchar(20),
	"payment_intent_id" text,
	"status" varchar(20) DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" uuid,
	"pay_token" text,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"subscription_id" text,
	"invoice_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute_state" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"is_neutral" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"completed_at" timestamp with time zone,
	"receipt_queued_at" timestamp with time zone,
	"summarized_at" timestamp with time zone,
	CONSTRAINT "donations_amount_bounds" CHECK ("donations"."amount" between 100 and 10000000),
	CONSTRAINT "donations_name_length" CHECK (char_length("donations"."donor_name") <= 200),
	CONSTRAINT "donations_email_length" CHECK (char_length("donations"."donor_email") between 3 and 320),
	CONSTRAINT "donations_frequency" CHECK ("donations"."frequency" in ('monthly','yearly')),
	CONSTRAINT "donations_frequency_when_recurring" CHECK ("donations"."is_recurring" = ("donations"."frequency" is not null)),
	CONSTRAINT "donations_status" CHECK ("donations"."status" in ('pending','completed','failed','canceled','refunded','disputed')),
	CONSTRAINT "donations_pay_token_form" CHECK ("donations"."pay_token" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "donations_renewal_recurs" CHECK (not "donations"."is_renewal" or "donations"."is_recurring"),
	CONSTRAINT "donations_refunded_bounds" CHECK ("donations"."refunded_cents" between 0 and "donations"."amount"),
	CONSTRAINT "donations_dispute_state" CHECK ("donations"."dispute_state" in ('open','won','lost')),
	CONSTRAINT "donations_language" CHECK ("donations"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "donations_failed_attempts" CHECK ("donations"."failed_attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "donor_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donor_links_hash_form" CHECK ("donor_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "donor_links_email_length" CHECK (char_length("donor_links"."email") between 3 and 320)
);
--> statement-breakpoint
CREATE TABLE "giving_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"donation_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "giving_subscriptions_status_length" CHECK (char_length("giving_subscriptions"."status") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "payment_notes" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text,
	"dispute_state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notes_dispute_state" CHECK ("payment_notes"."dispute_state" in ('open','won','lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"cents" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_cents" CHECK ("payment_refunds"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reconciliation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"donation_id" uuid,
	"reference" text,
	"ledger_cents" integer,
	"service_cents" integer,
	CONSTRAINT "reconciliation_differences_kind" CHECK ("reconciliation_differences"."kind" in ('missing-here','missing-there','amount-differs','refund-differs','status-differs','event-refused'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"events_read" integer DEFAULT 0 NOT NULL,
	"events_applied" integer DEFAULT 0 NOT NULL,
	"ledger_cents" bigint DEFAULT 0 NOT NULL,
	"service_cents" bigint DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"processed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_events_id_length" CHECK (char_length("stripe_events"."id") between 1 and 255),
	CONSTRAINT "stripe_events_type_length" CHECK (char_length("stripe_events"."type") between 1 and 100),
	CONSTRAINT "stripe_events_outcome" CHECK ("stripe_events"."outcome" in ('applied','ignored','refused'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id"),
	CONSTRAINT "accounts_provider_length" CHECK (char_length("accounts"."provider") between 1 and 500),
	CONSTRAINT "accounts_name_length" CHECK (char_length("accounts"."provider_account_id") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" varchar(20) DEFAULT 'editor' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_email_form" CHECK ("admin_users"."email" = lower("admin_users"."email") and char_length("admin_users"."email") between 3 and 320),
	CONSTRAINT "admin_users_role" CHECK ("admin_users"."role" in ('editor','admin')),
	CONSTRAINT "admin_users_permissions" CHECK ("admin_users"."permissions" <@ ARRAY['donations:read','messages:read','messages:write','subscribers:read']::text[])
);
--> statement-breakpoint
CREATE TABLE "client_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_name" text NOT NULL,
	"entries" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_lists_code_name_form" CHECK (char_length("client_lists"."code_name") between 2 and 20 and "client_lists"."code_name" ~ '[0-9]'),
	CONSTRAINT "client_lists_entries_count" CHECK (cardinality("client_lists"."entries") <= 15)
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"state" text,
	"zip" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"has_children" boolean,
	"has_pets" boolean,
	"urgency" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_needs" CHECK ("preferences"."needs" <@ ARRAY['housing-shelter','womens-health','rights-advocacy','financial-support']::text[]),
	CONSTRAINT "preferences_state" CHECK ("preferences"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "preferences_zip_form" CHECK ("preferences"."zip" ~ '^[0-9]{5}$'),
	CONSTRAINT "preferences_languages_count" CHECK (cardinality("preferences"."languages") <= 20),
	CONSTRAINT "preferences_urgency" CHECK ("preferences"."urgency" in ('now','soon','planning'))
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"mail_from_hour" smallint DEFAULT 10 NOT NULL,
	"mail_to_hour" smallint DEFAULT 16 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_settings_zone_length" CHECK (char_length("reminder_settings"."time_zone") between 1 and 64),
	CONSTRAINT "reminder_settings_hours" CHECK ("reminder_settings"."mail_from_hour" between 0 and 23 and "reminder_settings"."mail_to_hour" between 1 and 24 and "reminder_settings"."mail_from_hour" < "reminder_settings"."mail_to_hour")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text DEFAULT 'other' NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"mail_days_before" smallint,
	"mail_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_mail_days" CHECK ("reminders"."mail_days_before" in (0, 1, 3, 7)),
	CONSTRAINT "reminders_title_length" CHECK (char_length("reminders"."title") between 1 and 200),
	CONSTRAINT "reminders_description_length" CHECK (char_length("reminders"."description") <= 2000),
	CONSTRAINT "reminders_type" CHECK ("reminders"."type" in ('application','appointment','deadline','follow-up','other'))
);
--> statement-breakpoint
CREATE TABLE "saved_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resource_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" varchar(50) NOT NULL,
	"status" varchar(20) DEFAULT 'saved' NOT NULL,
	"note" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_resources_title_length" CHECK (char_length("saved_resources"."title") between 1 and 200),
	CONSTRAINT "saved_resources_description_length" CHECK (char_length("saved_resources"."description") between 1 and 5000),
	CONSTRAINT "saved_resources_category" CHECK ("saved_resources"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support')),
	CONSTRAINT "saved_resources_status" CHECK ("saved_resources"."status" in ('saved','contacted','applied','completed')),
	CONSTRAINT "saved_resources_note_length" CHECK (char_length("saved_resources"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"user_id" uuid GENERATED ALWAYS AS (case when sess ->> 'userId' ~ '^[0-9a-f-]{36}$' then (sess ->> 'userId')::uuid end) STORED,
	CONSTRAINT "sessions_sid_form" CHECK ("sessions"."sid" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_warned_at" timestamp with time zone,
	CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email") and char_length("users"."email") between 3 and 320),
	CONSTRAINT "users_language" CHECK ("users"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") <= 100),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") <= 100),
	CONSTRAINT "users_image_form" CHECK ("users"."profile_image_url" ~ '^https://' and char_length("users"."profile_image_url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "counties" (
	"fips" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"state" text NOT NULL,
	"slug" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer,
	CONSTRAINT "counties_fips_form" CHECK ("counties"."fips" ~ '^[0-9]{5}$'),
	CONSTRAINT "counties_state" CHECK ("counties"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "counties_slug_form" CHECK ("counties"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "help_kinds" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"name_es" text NOT NULL,
	"taxonomy" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "help_kinds_slug_form" CHECK ("help_kinds"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "help_kinds_category" CHECK ("help_kinds"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support'))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"county_fips" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer,
	CONSTRAINT "places_state" CHECK ("places"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY'))
);
--> statement-breakpoint
CREATE TABLE "zip_counties" (
	"zip" text NOT NULL,
	"county_fips" text NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "zip_counties_zip_county_fips_pk" PRIMARY KEY("zip","county_fips"),
	CONSTRAINT "zip_counties_zip_form" CHECK ("zip_counties"."zip" ~ '^[0-9]{5}$'),
	CONSTRAINT "zip_counties_share" CHECK ("zip_counties"."share" between 0 and 1)
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
CREATE TABLE "room_links" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"phone_mark" text,
	"code" text,
	"code_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "room_links_token_form" CHECK ("room_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "room_links_code_form" CHECK ("room_links"."code" ~ '^[0-9]{6}$'),
	CONSTRAINT "room_links_code_whole" CHECK (("room_links"."code" is null) = ("room_links"."code_until" is null)),
	CONSTRAINT "room_links_mark_length" CHECK (char_length("room_links"."phone_mark") = 43),
	CONSTRAINT "room_links_by_length" CHECK (char_length("room_links"."created_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"says" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "rooms_says" CHECK ("rooms"."says" in ('room','full','call')),
	CONSTRAINT "rooms_way" CHECK ("rooms"."way" in ('link','text'))
);
--> statement-breakpoint
CREATE TABLE "state_differences" (
	"state" text NOT NULL,
	"cell" text NOT NULL,
	"list" text NOT NULL,
	"value" text NOT NULL,
	"found_on" date NOT NULL,
	"is_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "state_differences_state_cell_list_pk" PRIMARY KEY("state","cell","list"),
	CONSTRAINT "state_differences_state" CHECK ("state_differences"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "state_differences_cell" CHECK ("state_differences"."cell" in ('order_names','order_law','order_who','order_first','order_final','order_fee','order_forms','order_sexual','order_stalking','guns','strangulation','address_program','address_phone','address_site','compensation_office','compensation_deadline','compensation_report','compensation_phone','compensation_site','leave','lease','child_line','adult_line','legal_site','medicaid','food_help','cash_help','emergency_order','out_of_state_orders','coercive_control','red_flag','custody_presumption','mediation','recording','lock_change','unemployment')),
	CONSTRAINT "state_differences_value_length" CHECK (char_length("state_differences"."value") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "state_facts" (
	"state" text NOT NULL,
	"cell" text NOT NULL,
	"value" text,
	"value_es" text,
	"source" text,
	"url" text,
	"confirmed_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_facts_state_cell_pk" PRIMARY KEY("state","cell"),
	CONSTRAINT "state_facts_state" CHECK ("state_facts"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "state_facts_cell" CHECK ("state_facts"."cell" in ('order_names','order_law','order_who','order_first','order_final','order_fee','order_forms','order_sexual','order_stalking','guns','strangulation','address_program','address_phone','address_site','compensation_office','compensation_deadline','compensation_report','compensation_phone','compensation_site','leave','lease','child_line','adult_line','legal_site','medicaid','food_help','cash_help','emergency_order','out_of_state_orders','coercive_control','red_flag','custody_presumption','mediation','recording','lock_change','unemployment')),
	CONSTRAINT "state_facts_value_length" CHECK (char_length("state_facts"."value") between 1 and 1000),
	CONSTRAINT "state_facts_value_es_length" CHECK (char_length("state_facts"."value_es") between 1 and 1000),
	CONSTRAINT "state_facts_source_length" CHECK (char_length("state_facts"."source") between 1 and 300),
	CONSTRAINT "state_facts_url_length" CHECK (char_length("state_facts"."url") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "resource_areas" (
	"resource_id" uuid NOT NULL,
	"area" text NOT NULL,
	"category" text NOT NULL,
	"importance" smallint NOT NULL,
	"title" text NOT NULL,
	"is_facility" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"topic" text NOT NULL,
	"key" jsonb NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tallies_topic_known" CHECK ("tallies"."topic" in ('resources','checks','mail','gifts','refunds','subscribers'))
);
--> statement-breakpoint
ALTER TABLE "call_answers" ADD CONSTRAINT "call_answers_program_id_call_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."call_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_answers" ADD CONSTRAINT "call_answers_link_id_call_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."call_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_links" ADD CONSTRAINT "call_links_round_id_call_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."call_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_round_id_call_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."call_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_programs" ADD CONSTRAINT "call_programs_claimed_by_call_links_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."call_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_alerts" ADD CONSTRAINT "check_in_alerts_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_alerts" ADD CONSTRAINT "check_in_alerts_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_checks" ADD CONSTRAINT "record_checks_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_checks" ADD CONSTRAINT "record_checks_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giving_subscriptions" ADD CONSTRAINT "giving_subscriptions_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_lists" ADD CONSTRAINT "client_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resources" ADD CONSTRAINT "saved_resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resources" ADD CONSTRAINT "saved_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_links" ADD CONSTRAINT "room_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_type","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_type" ON "audit_log" USING btree ("target_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "call_answers_of_program" ON "call_answers" USING btree ("program_id","called_at");--> statement-breakpoint
CREATE INDEX "call_answers_of_link" ON "call_answers" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_links_token" ON "call_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "call_links_of_round" ON "call_links" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_programs_key" ON "call_programs" USING btree ("round_id","key");--> statement-breakpoint
CREATE INDEX "call_programs_open" ON "call_programs" USING btree ("round_id","position") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "call_programs_found" ON "call_programs" USING btree ("round_id","position") WHERE outcome is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "call_programs_of_resource" ON "call_programs" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "call_programs_claimed" ON "call_programs" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_alerts_contact" ON "check_in_alerts" USING btree ("check_in_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_alerts_position" ON "check_in_alerts" USING btree ("check_in_id","position");--> statement-breakpoint
CREATE INDEX "check_in_alerts_of_contact" ON "check_in_alerts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "check_in_alerts_open" ON "check_in_alerts" USING btree ("told_at") WHERE told_at is not null and outcome is null;--> statement-breakpoint
CREATE INDEX "check_ins_of_user" ON "check_ins" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "check_ins_next" ON "check_ins" USING btree ("next_at","id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "check_ins_ended" ON "check_ins" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "check_ins_unarmed" ON "check_ins" USING btree ("created_at") WHERE state in ('draft', 'awaiting-contact');--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_contacts_token" ON "trusted_contacts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "trusted_contacts_of_user" ON "trusted_contacts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "trusted_contacts_mark" ON "trusted_contacts" USING btree ("mark","created_at");--> statement-breakpoint
CREATE INDEX "trusted_contacts_ended" ON "trusted_contacts" USING btree ("ended_at");--> statement-breakpoint
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
CREATE INDEX "record_checks_unconfirmed" ON "record_checks" USING btree ("is_emergency","doubts" DESC NULLS FIRST,"resource_id") WHERE is_unconfirmed and is_listed;--> statement-breakpoint
CREATE INDEX "record_checks_link_due" ON "record_checks" USING btree ("link_next_at") WHERE is_listed and link_next_at is not null;--> statement-breakpoint
CREATE INDEX "record_checks_claimed" ON "record_checks" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "verifications_of_resource" ON "verifications" USING btree ("resource_id","verified_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_recent" ON "articles" USING btree ("publish_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_staff_recent" ON "articles" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_staff_updated" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_staff_title" ON "articles" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_deleted" ON "articles" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "news_stories_url" ON "news_stories" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "news_stories_guid" ON "news_stories" USING btree ("source","guid");--> statement-breakpoint
CREATE INDEX "news_stories_title_key" ON "news_stories" USING btree ("source","title_key","published_at");--> statement-breakpoint
CREATE INDEX "news_stories_words" ON "news_stories" USING gin (fold("title" || chr(10) || coalesce("description", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_stories_recent" ON "news_stories" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_stories_topic" ON "news_stories" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_active" ON "newsletter_subscriptions" USING btree ("id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("subscribed_at") WHERE not is_active and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_email_words" ON "newsletter_subscriptions" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_left" ON "newsletter_subscriptions" USING btree ("unsubscribed_at") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_keys_hash" ON "partner_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "partner_keys_created" ON "partner_keys" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "former_slugs_of_resource" ON "former_slugs" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_terms_stem" ON "search_terms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "locations_of_resource" ON "locations" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "locations_position" ON "locations" USING gist ("position") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "locations_urgent_position" ON "locations" USING gist ("position") WHERE is_urgent;--> statement-breakpoint
CREATE INDEX "locations_hidden" ON "locations" USING btree ("resource_id") WHERE address_visibility = 'hidden';--> statement-breakpoint
CREATE INDEX "locations_street_key" ON "locations" USING btree (street_key("street")) WHERE street is not null;--> statement-breakpoint
CREATE INDEX "locations_street_start" ON "locations" USING btree (lower("street") text_pattern_ops) WHERE street is not null;--> statement-breakpoint
CREATE INDEX "locations_zip" ON "locations" USING btree ("zip" text_pattern_ops) WHERE zip is not null;--> statement-breakpoint
CREATE INDEX "locations_held" ON "locations" USING btree ("resource_id") WHERE address_visibility = 'held';--> statement-breakpoint
CREATE INDEX "locations_area" ON "locations" USING btree ("state","city") WHERE position is null;--> statement-breakpoint
CREATE UNIQUE INDEX "phones_of_resource" ON "phones" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "phones_number" ON "phones" USING btree (replace("number", '-', '') text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "resources_slug" ON "resources" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "resources_organization" ON "resources" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resources_organization_services" ON "resources" USING btree ("organization_id","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_list" ON "resources" USING btree ("importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_category_list" ON "resources" USING btree ("category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_state_list" ON "resources" USING btree ("state","category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_county_list" ON "resources" USING btree ("county_fips","category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_counties_served" ON "resources" USING gin ("counties_served") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_help_kinds" ON "resources" USING gin ("help_kinds") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_statewide" ON "resources" USING gin ("service_area") WHERE scope = 'state' and archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resources_tags" ON "resources" USING gin ("tags") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_title_prefix" ON "resources" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "resources_refuges" ON "resources" USING btree ("state") WHERE is_refuge(title, tags);--> statement-breakpoint
CREATE INDEX "resources_verified" ON "resources" USING btree ("verified_on");--> statement-breakpoint
CREATE INDEX "resources_by_appointment" ON "resources" USING btree ("id") WHERE walk_in = 'no';--> statement-breakpoint
CREATE INDEX "resources_listed_by" ON "resources" USING btree ("listed_by") WHERE listed_by is not null;--> statement-breakpoint
CREATE INDEX "resources_staff_updated" ON "resources" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_category" ON "resources" USING btree ("category","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_title" ON "resources" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_deleted" ON "resources" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "resources_title_town_words" ON "resources" USING gin (lower(title || ' ' || coalesce(city, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resources_name_words" ON "resources" USING gin (to_tsvector('pg_catalog.english', fold("title")));--> statement-breakpoint
CREATE INDEX "resources_name_forms" ON "resources" USING gin (name_forms("title"));--> statement-breakpoint
CREATE INDEX "schedules_of_resource" ON "schedules" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "import_keys_resource" ON "import_keys" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "import_rows_action" ON "import_rows" USING btree ("import_id","action","position");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key" ON "mail_outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("is_urgent" DESC NULLS FIRST,"next_attempt_at","id") WHERE status = 'waiting' and not is_bulk;--> statement-breakpoint
CREATE INDEX "mail_outbox_due_bulk" ON "mail_outbox" USING btree ("next_attempt_at","id") WHERE status = 'waiting' and is_bulk;--> statement-breakpoint
CREATE INDEX "mail_outbox_in_hand" ON "mail_outbox" USING btree ("lease_until") WHERE status in ('sending', 'handed');--> statement-breakpoint
CREATE INDEX "mail_outbox_recent" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mail_outbox_status" ON "mail_outbox" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_key" ON "newsletter_issues" USING btree ("key");--> statement-breakpoint
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_open" ON "newsletter_issues" USING btree ("created_at") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_of_subscription" ON "newsletter_tokens" USING btree ("subscription_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expires" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"priority","category","assigned_to","language");--> statement-breakpoint
CREATE INDEX "contact_messages_by_risk" ON "contact_messages" USING btree (array_position(array['low','normal','high','emergency'], "priority") desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","priority","category","assigned_to","language") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', translate("subject" || ' ' || "name" || ' ' || "email" || ' ' || "message", '@._-+/:<>&', '          ')));--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "contact_notes_of_message" ON "contact_notes" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_payment_intent" ON "donations" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "donations_recent" ON "donations" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "donations_donor_words" ON "donations" USING gin (lower("donor_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_email_words" ON "donations" USING gin (lower("donor_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_status" ON "donations" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "donations_request" ON "donations" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_pay_token" ON "donations" USING btree ("pay_token");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_invoice" ON "donations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "donations_subscription" ON "donations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "donations_email" ON "donations" USING btree ("donor_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "donations_completed" ON "donations" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "donor_links_expiry" ON "donor_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "giving_subscriptions_donation" ON "giving_subscriptions" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "giving_subscriptions_customer" ON "giving_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notes_invoice" ON "payment_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_notes_age" ON "payment_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_age" ON "payment_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_run" ON "reconciliation_differences" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_donation" ON "reconciliation_differences" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "reconciliations_recent" ON "reconciliations" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stripe_events_processed" ON "stripe_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "stripe_events_refused" ON "stripe_events" USING btree ("processed_at") WHERE "stripe_events"."outcome" = 'refused';--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_users_user" ON "admin_users" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_users_email" ON "admin_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "client_lists_of_user" ON "client_lists" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_lists_age" ON "client_lists" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("user_id","completed","due_date");--> statement-breakpoint
CREATE INDEX "reminders_mail" ON "reminders" USING btree ("mail_at") WHERE mail_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_resources_once" ON "saved_resources" USING btree ("user_id","resource_id");--> statement-breakpoint
CREATE INDEX "saved_resources_recent" ON "saved_resources" USING btree ("user_id","saved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_resources_resource" ON "saved_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_last_used" ON "users" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "counties_slug" ON "counties" USING btree ("state","slug");--> statement-breakpoint
CREATE INDEX "places_key" ON "places" USING btree ("key","state");--> statement-breakpoint
CREATE INDEX "places_county" ON "places" USING btree ("county_fips");--> statement-breakpoint
CREATE INDEX "zip_counties_county" ON "zip_counties" USING btree ("county_fips");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_of_resource" ON "contacts" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "special_hours_of_resource" ON "special_hours" USING btree ("resource_id","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_token" ON "room_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_phone" ON "room_links" USING btree ("phone_mark") WHERE phone_mark is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_code" ON "room_links" USING btree ("code") WHERE code is not null;--> statement-breakpoint
CREATE INDEX "rooms_age" ON "rooms" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "resource_areas_resource" ON "resource_areas" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_areas_list" ON "resource_areas" USING btree ("area","category","importance" DESC NULLS FIRST,"title","resource_id");--> statement-breakpoint
CREATE INDEX "resource_areas_services" ON "resource_areas" USING btree ("area","category","importance" DESC NULLS FIRST,"title","resource_id") WHERE not is_facility;--> statement-breakpoint
CREATE INDEX "tallies_topic" ON "tallies" USING btree ("topic");--> statement-breakpoint
INSERT INTO directory_version DEFAULT VALUES;--> statement-breakpoint
INSERT INTO news_version DEFAULT VALUES;
--> statement-breakpoint
CREATE INDEX resources_plain_names ON resources USING btree (plain_name(title)) WHERE archived_at IS NULL;--> statement-breakpoint
CREATE INDEX resources_twin_names ON resources USING btree (state, lower(city), twin_name(title)) WHERE archived_at IS NULL AND city IS NOT NULL;
