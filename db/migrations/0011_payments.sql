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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "giving_subscriptions_status_length" CHECK (char_length("giving_subscriptions"."status") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "payment_notes" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute_state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notes_refunded" CHECK ("payment_notes"."refunded_cents" >= 0),
	CONSTRAINT "payment_notes_dispute_state" CHECK ("payment_notes"."dispute_state" in ('open','won','lost'))
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
ALTER TABLE "donations" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "pay_token" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "dispute_state" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "failed_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "is_neutral" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "receipt_queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "summarized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "giving_subscriptions" ADD CONSTRAINT "giving_subscriptions_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_links_expiry" ON "donor_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "giving_subscriptions_donation" ON "giving_subscriptions" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "giving_subscriptions_customer" ON "giving_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notes_invoice" ON "payment_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_notes_age" ON "payment_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_run" ON "reconciliation_differences" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_donation" ON "reconciliation_differences" USING btree ("donation_id");--> statement-breakpoint
CREATE INDEX "reconciliations_recent" ON "reconciliations" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stripe_events_processed" ON "stripe_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "stripe_events_refused" ON "stripe_events" USING btree ("processed_at") WHERE "stripe_events"."outcome" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "donations_request" ON "donations" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_pay_token" ON "donations" USING btree ("pay_token");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_invoice" ON "donations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "donations_subscription" ON "donations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "donations_email" ON "donations" USING btree ("donor_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "donations_completed" ON "donations" USING btree ("completed_at");--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_pay_token_form" CHECK ("donations"."pay_token" ~ '^[A-Za-z0-9_-]{43}$');--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_renewal_recurs" CHECK (not "donations"."is_renewal" or "donations"."is_recurring");--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_refunded_bounds" CHECK ("donations"."refunded_cents" between 0 and "donations"."amount");--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_dispute_state" CHECK ("donations"."dispute_state" in ('open','won','lost'));--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_failed_attempts" CHECK ("donations"."failed_attempts" >= 0);