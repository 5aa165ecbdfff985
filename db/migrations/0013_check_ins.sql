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
ALTER TABLE "check_in_alerts" ADD CONSTRAINT "check_in_alerts_check_in_id_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_alerts" ADD CONSTRAINT "check_in_alerts_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "trusted_contacts_ended" ON "trusted_contacts" USING btree ("ended_at");