CREATE TABLE "seed_files" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "resources" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "county_fips" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "counties_served" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "help_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "listed_by" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "listed_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "counties_slug" ON "counties" USING btree ("state","slug");--> statement-breakpoint
CREATE INDEX "places_key" ON "places" USING btree ("key","state");--> statement-breakpoint
CREATE INDEX "places_county" ON "places" USING btree ("county_fips");--> statement-breakpoint
CREATE INDEX "zip_counties_county" ON "zip_counties" USING btree ("county_fips");--> statement-breakpoint
CREATE INDEX "resources_county_list" ON "resources" USING btree ("county_fips","category","importance" DESC NULLS FIRST,"title","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_counties_served" ON "resources" USING gin ("counties_served") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "resources_help_kinds" ON "resources" USING gin ("help_kinds") WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_county_length" CHECK (char_length("resources"."county") between 1 and 100);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_county_fips_form" CHECK ("resources"."county_fips" ~ '^[0-9]{5}$');--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_counties_served_form" CHECK (cardinality("resources"."counties_served") <= 400 and "resources"."counties_served"::text ~ '^[{]([0-9]{5}(,[0-9]{5})*)?[}]$');--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_help_kinds_count" CHECK (cardinality("resources"."help_kinds") <= 40);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_listed_by_length" CHECK (char_length("resources"."listed_by") between 1 and 200);