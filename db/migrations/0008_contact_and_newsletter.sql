CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL,
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
CREATE TABLE "contact_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_notes_author_length" CHECK (char_length("contact_notes"."author") between 3 and 320),
	CONSTRAINT "contact_notes_body_length" CHECK (char_length("contact_notes"."body") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reach_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reach_hours" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "voicemail_ok" boolean;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_key" ON "newsletter_issues" USING btree ("key");--> statement-breakpoint
CREATE INDEX "newsletter_issues_recent" ON "newsletter_issues" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_open" ON "newsletter_issues" USING btree ("created_at") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_of_subscription" ON "newsletter_tokens" USING btree ("subscription_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expires" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_notes_of_message" ON "contact_notes" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_active" ON "newsletter_subscriptions" USING btree ("id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("subscribed_at") WHERE not is_active and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_left" ON "newsletter_subscriptions" USING btree ("unsubscribed_at") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_left_is_off" CHECK (not "newsletter_subscriptions"."is_active" or "newsletter_subscriptions"."unsubscribed_at" is null);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_reach_by" CHECK ("contact_messages"."reach_by" <@ ARRAY['email','phone','text']::text[]);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_reach_hours_length" CHECK (char_length("contact_messages"."reach_hours") between 1 and 200);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new','open','closed'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_closed_whole" CHECK (("contact_messages"."status" = 'closed') = ("contact_messages"."closed_at" is not null));