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
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter','state fact','call round','language'));