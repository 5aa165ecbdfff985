ALTER TABLE "donations" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "tribute" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "tribute_name" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "debited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "debit_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD COLUMN "debited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD COLUMN "debit_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_fee_bounds" CHECK ("donations"."fee_cents" between 0 and "donations"."amount" - 100);--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_tribute" CHECK ("donations"."tribute" in ('honor','memory'));--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_tribute_named" CHECK (("donations"."tribute" is null) = ("donations"."tribute_name" is null));--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_tribute_length" CHECK (char_length("donations"."tribute_name") between 1 and 200);--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_payment_method" CHECK ("donations"."payment_method" in ('card','apple_pay','google_pay','link','us_bank_account','other'));--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_method" CHECK ("payment_notes"."payment_method" in ('card','apple_pay','google_pay','link','us_bank_account','other'));