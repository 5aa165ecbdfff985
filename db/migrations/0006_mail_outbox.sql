CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"subject" text,
	"preheader" text,
	"blocks" jsonb,
	"list_unsubscribe" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "mail_outbox_status" CHECK ("mail_outbox"."status" in ('waiting','sending','handed','sent','unsure','failed')),
	CONSTRAINT "mail_outbox_lease_whole" CHECK (("mail_outbox"."lease" is null) = ("mail_outbox"."lease_until" is null)),
	CONSTRAINT "mail_outbox_in_hand" CHECK (("mail_outbox"."status" in ('sending', 'handed')) = ("mail_outbox"."lease" is not null)),
	CONSTRAINT "mail_outbox_erased_when_sent" CHECK (case when "mail_outbox"."status" = 'sent' then num_nonnulls("mail_outbox"."recipient", "mail_outbox"."subject", "mail_outbox"."preheader", "mail_outbox"."blocks") = 0 else num_nulls("mail_outbox"."recipient", "mail_outbox"."subject", "mail_outbox"."preheader", "mail_outbox"."blocks") = 0 end),
	CONSTRAINT "mail_outbox_error_length" CHECK (char_length("mail_outbox"."last_error") <= 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key" ON "mail_outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("is_urgent" DESC NULLS FIRST,"next_attempt_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_in_hand" ON "mail_outbox" USING btree ("lease_until") WHERE status in ('sending', 'handed');--> statement-breakpoint
CREATE INDEX "mail_outbox_recent" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST,"id");