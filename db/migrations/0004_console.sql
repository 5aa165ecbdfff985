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
	CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter')),
	CONSTRAINT "audit_log_target_id_length" CHECK (char_length("audit_log"."target_id") between 1 and 100),
	CONSTRAINT "audit_log_target_length" CHECK (char_length("audit_log"."target") <= 320)
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_type","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_type" ON "audit_log" USING btree ("target_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "articles_staff_recent" ON "articles" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_staff_updated" ON "articles" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_staff_title" ON "articles" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "articles_deleted" ON "articles" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "phones_number" ON "phones" USING btree (replace("number", '-', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "resources_staff_updated" ON "resources" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_category" ON "resources" USING btree ("category","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_title" ON "resources" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_deleted" ON "resources" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "resources_title_words" ON "resources" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_status" CHECK ("articles"."status" in ('draft','scheduled','published'));--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_deleted_is_archived" CHECK ("resources"."deleted_at" is null or "resources"."archived_at" is not null);--> statement-breakpoint
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER articles_raise_version BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER resources_raise_version BEFORE UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
-- What was done stays written down; the one change is that old rows go.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is only added to' USING ERRCODE = '42501', CONSTRAINT = 'audit_log_append_only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
