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
ALTER TABLE "news_stories" ADD COLUMN "guid" text;--> statement-breakpoint
ALTER TABLE "news_stories" ADD COLUMN "title_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "news_stories_guid" ON "news_stories" USING btree ("source","guid");--> statement-breakpoint
CREATE INDEX "news_stories_title_key" ON "news_stories" USING btree ("source","title_key","published_at");--> statement-breakpoint
CREATE INDEX "news_stories_words" ON "news_stories" USING gin (fold("title" || chr(10) || coalesce("description", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "news_stories" ADD CONSTRAINT "news_stories_guid_length" CHECK (char_length("news_stories"."guid") between 1 and 500);--> statement-breakpoint
ALTER TABLE "news_stories" ADD CONSTRAINT "news_stories_title_key_length" CHECK (char_length("news_stories"."title_key") between 1 and 500);--> statement-breakpoint
INSERT INTO news_version DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION raise_news_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE news_version SET version = version + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_version_insert AFTER INSERT ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();--> statement-breakpoint
CREATE TRIGGER articles_version_update AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();--> statement-breakpoint
CREATE TRIGGER articles_version_delete AFTER DELETE ON articles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();--> statement-breakpoint
CREATE TRIGGER news_stories_version_insert AFTER INSERT ON news_stories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();--> statement-breakpoint
CREATE TRIGGER news_stories_version_update AFTER UPDATE ON news_stories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();--> statement-breakpoint
CREATE TRIGGER news_stories_version_delete AFTER DELETE ON news_stories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_news_version();
