ALTER TABLE "resources" DROP CONSTRAINT "resources_category";--> statement-breakpoint
ALTER TABLE "daily_totals" DROP CONSTRAINT "daily_totals_category";--> statement-breakpoint
ALTER TABLE "preferences" DROP CONSTRAINT "preferences_needs";--> statement-breakpoint
ALTER TABLE "saved_resources" DROP CONSTRAINT "saved_resources_category";--> statement-breakpoint
ALTER TABLE "help_kinds" DROP CONSTRAINT "help_kinds_category";--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_category" CHECK ("resources"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support','work-school'));--> statement-breakpoint
ALTER TABLE "daily_totals" ADD CONSTRAINT "daily_totals_category" CHECK ("daily_totals"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support','work-school','all'));--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_needs" CHECK ("preferences"."needs" <@ ARRAY['housing-shelter','womens-health','rights-advocacy','financial-support','work-school']::text[]);--> statement-breakpoint
ALTER TABLE "saved_resources" ADD CONSTRAINT "saved_resources_category" CHECK ("saved_resources"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support','work-school'));--> statement-breakpoint
ALTER TABLE "help_kinds" ADD CONSTRAINT "help_kinds_category" CHECK ("help_kinds"."category" in ('housing-shelter','womens-health','rights-advocacy','financial-support','work-school'));