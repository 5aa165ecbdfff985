CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" varchar(50) NOT NULL,
	"image_url" text,
	"publish_date" timestamp with time zone DEFAULT now() NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"author" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("articles"."slug") <= 120),
	CONSTRAINT "articles_title_length" CHECK (char_length("articles"."title") between 1 and 200),
	CONSTRAINT "articles_excerpt_length" CHECK (char_length("articles"."excerpt") between 1 and 500),
	CONSTRAINT "articles_content_length" CHECK (char_length("articles"."content") between 1 and 100000),
	CONSTRAINT "articles_category" CHECK ("articles"."category" in ('health','rights','empowerment','finance')),
	CONSTRAINT "articles_image_form" CHECK ("articles"."image_url" ~ '^(https://|/)' and char_length("articles"."image_url") <= 2000),
	CONSTRAINT "articles_author_length" CHECK (char_length("articles"."author") <= 100)
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"is_active" boolean DEFAULT true NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_form" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email") and char_length("newsletter_subscriptions"."email") between 3 and 320),
	CONSTRAINT "newsletter_subscriptions_interests" CHECK ("newsletter_subscriptions"."interests" <@ ARRAY['health','rights','finance','community','education','career']::text[])
);
--> statement-breakpoint
CREATE TABLE "directory_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "directory_version_one_row" CHECK ("directory_version"."id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"street" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"is_approximate" boolean DEFAULT false NOT NULL,
	"address_visibility" text DEFAULT 'hidden' NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (case when address_visibility = 'full' and latitude is not null and longitude is not null then cube(array[6378168 * cos(radians(latitude)) * cos(radians(longitude)), 6378168 * cos(radians(latitude)) * sin(radians(longitude)), 6378168 * sin(radians(latitude))]) end) STORED,
	CONSTRAINT "locations_street_length" CHECK (char_length("locations"."street") between 1 and 200),
	CONSTRAINT "locations_city_length" CHECK (char_length("locations"."city") between 1 and 100),
	CONSTRAINT "locations_state" CHECK ("locations"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "locations_zip_form" CHECK ("locations"."zip" ~ '^[0-9]{5}(-[0-9]{4})?$'),
	CONSTRAINT "locations_point" CHECK (("locations"."latitude" is null) = ("locations"."longitude" is null) and "locations"."latitude" between -90 and 90 and "locations"."longitude" between -180 and 180),
	CONSTRAINT "locations_visibility" CHECK ("locations"."address_visibility" in ('full','area','hidden'))
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
	"languages" text[] DEFAULT '{}' NOT NULL,
	"eligibility" text,
	"hours" text,
	"is_open_24_hours" boolean DEFAULT false NOT NULL,
	"source" text,
	"confidence" text,
	"verified_on" date,
	"verified_precision" text,
	"seeded_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"importance" smallint GENERATED ALWAYS AS (((case when is_emergency then 16 else 0 end) + (case scope when 'national' then 8 when 'state' then 4 else 0 end) + (case kind when 'hotline' then 2 else 0 end) + (case when 'crisis' = any(tags) then 1 else 0 end))::smallint) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (resource_search(title, description, tags, city, area_served, category, state, service_area, scope, languages, is_open_24_hours, is_emergency)) STORED NOT NULL,
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
	CONSTRAINT "resources_languages_count" CHECK (cardinality("resources"."languages") <= 100),
	CONSTRAINT "resources_eligibility_length" CHECK (char_length("resources"."eligibility") <= 2000),
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
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, term)))[1]) STORED
);
--> statement-breakpoint
CREATE TABLE "seed_records" (
	"slug" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_precision" CHECK ("verifications"."precision" in ('day','month','year')),
	CONSTRAINT "verifications_method" CHECK ("verifications"."method" in ('published-source','phone-call','organization','website')),
	CONSTRAINT "verifications_by_length" CHECK (char_length("verifications"."verified_by") between 1 and 200),
	CONSTRAINT "verifications_source_length" CHECK (char_length("verifications"."source") <= 1000)
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
	"priority" text DEFAULT 'normal' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_length" CHECK (char_length("contact_messages"."name") between 1 and 200),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length("contact_messages"."email") between 3 and 320),
	CONSTRAINT "contact_messages_phone_length" CHECK (char_length("contact_messages"."phone") <= 40),
	CONSTRAINT "contact_messages_subject_length" CHECK (char_length("contact_messages"."subject") between 1 and 200),
	CONSTRAINT "contact_messages_category" CHECK ("contact_messages"."category" in ('general','resources','emergency','technical','partnership','volunteer','feedback')),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length("contact_messages"."message") between 1 and 10000),
	CONSTRAINT "contact_messages_priority" CHECK ("contact_messages"."priority" in ('low','normal','high','emergency'))
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"state" text DEFAULT 'US' NOT NULL,
	"category" text DEFAULT 'all' NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_totals_day_event_state_category_pk" PRIMARY KEY("day","event","state","category"),
	CONSTRAINT "daily_totals_event" CHECK ("daily_totals"."event" in ('resource-view','call-pressed','website-pressed','safety-plan-made','check-in-ended','search-without-result')),
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
	CONSTRAINT "donations_amount_bounds" CHECK ("donations"."amount" between 100 and 10000000),
	CONSTRAINT "donations_name_length" CHECK (char_length("donations"."donor_name") <= 200),
	CONSTRAINT "donations_email_length" CHECK (char_length("donations"."donor_email") between 3 and 320),
	CONSTRAINT "donations_frequency" CHECK ("donations"."frequency" in ('monthly','yearly')),
	CONSTRAINT "donations_frequency_when_recurring" CHECK ("donations"."is_recurring" = ("donations"."frequency" is not null)),
	CONSTRAINT "donations_status" CHECK ("donations"."status" in ('pending','completed','failed','canceled','refunded','disputed'))
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" varchar(20) DEFAULT 'editor' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_email_form" CHECK ("admin_users"."email" = lower("admin_users"."email") and char_length("admin_users"."email") between 3 and 320),
	CONSTRAINT "admin_users_role" CHECK ("admin_users"."role" in ('editor','admin')),
	CONSTRAINT "admin_users_permissions" CHECK ("admin_users"."permissions" <@ ARRAY['donations:read','messages:read','subscribers:read']::text[])
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
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text DEFAULT 'other' NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	CONSTRAINT "sessions_sid_form" CHECK ("sessions"."sid" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_issuer_length" CHECK (char_length("users"."issuer") between 1 and 500),
	CONSTRAINT "users_subject_length" CHECK (char_length("users"."subject") between 1 and 255),
	CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email") and char_length("users"."email") between 3 and 320),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") <= 100),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") <= 100),
	CONSTRAINT "users_image_form" CHECK ("users"."profile_image_url" ~ '^https://' and char_length("users"."profile_image_url") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resources" ADD CONSTRAINT "saved_resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resources" ADD CONSTRAINT "saved_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_recent" ON "articles" USING btree ("publish_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "news_stories_url" ON "news_stories" USING btree ("url");--> statement-breakpoint
CREATE INDEX "news_stories_recent" ON "news_stories" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_stories_topic" ON "news_stories" USING btree ("category","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "locations_of_resource" ON "locations" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "locations_position" ON "locations" USING gist ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "phones_of_resource" ON "phones" USING btree ("resource_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_slug" ON "resources" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "resources_organization" ON "resources" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resources_list" ON "resources" USING btree ("importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_category_list" ON "resources" USING btree ("category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_state_list" ON "resources" USING btree ("state","category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resources_title_prefix" ON "resources" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "resources_verified" ON "resources" USING btree ("verified_on");--> statement-breakpoint
CREATE INDEX "schedules_of_resource" ON "schedules" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_terms_stem" ON "search_terms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "verifications_of_resource" ON "verifications" USING btree ("resource_id","verified_on" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_priority" ON "contact_messages" USING btree ("priority","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "donations_payment_intent" ON "donations" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "donations_recent" ON "donations" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "donations_status" ON "donations" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "admin_users_email" ON "admin_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("user_id","completed","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_resources_once" ON "saved_resources" USING btree ("user_id","resource_id");--> statement-breakpoint
CREATE INDEX "saved_resources_recent" ON "saved_resources" USING btree ("user_id","saved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_resources_resource" ON "saved_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" ->> 'userId'));--> statement-breakpoint
CREATE UNIQUE INDEX "users_identity" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");