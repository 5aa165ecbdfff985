CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"mail_from_hour" smallint DEFAULT 10 NOT NULL,
	"mail_to_hour" smallint DEFAULT 16 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_settings_zone_length" CHECK (char_length("reminder_settings"."time_zone") between 1 and 64),
	CONSTRAINT "reminder_settings_hours" CHECK ("reminder_settings"."mail_from_hour" between 0 and 23 and "reminder_settings"."mail_to_hour" between 1 and 24 and "reminder_settings"."mail_from_hour" < "reminder_settings"."mail_to_hour")
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "mail_days_before" smallint;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "idle_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_mail" ON "reminders" USING btree ("mail_at") WHERE mail_at is not null;--> statement-breakpoint
CREATE INDEX "users_last_used" ON "users" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_mail_days" CHECK ("reminders"."mail_days_before" in (0, 1, 3, 7));