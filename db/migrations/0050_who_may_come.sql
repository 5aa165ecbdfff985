ALTER TABLE "resources" ADD COLUMN "takes_women" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "takes_men" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "takes_families" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "takes_teen_sons" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "takes_pets" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "fosters_pets" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "without_id" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "any_status" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "welcomes_lgbtq" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "wheelchair" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "sign_language" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "without_sobriety" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "free_of_charge" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "walk_in" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "who_source" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "who_read_on" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "chat" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "chat_source" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "chat_read_on" text;--> statement-breakpoint
CREATE INDEX "resources_by_appointment" ON "resources" USING btree ("id") WHERE walk_in = 'no';--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_who_may_come" CHECK (array_remove(array["resources"."takes_women","resources"."takes_men","resources"."takes_families","resources"."takes_teen_sons","resources"."takes_pets","resources"."fosters_pets","resources"."without_id","resources"."any_status","resources"."welcomes_lgbtq","resources"."wheelchair","resources"."sign_language","resources"."without_sobriety","resources"."free_of_charge","resources"."walk_in"], null) <@ array['yes','no']);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_told_pages" CHECK ("resources"."chat" ~ '^https?://' and char_length("resources"."chat") <= 2000 and "resources"."chat_source" ~ '^https?://' and char_length("resources"."chat_source") <= 2000 and "resources"."who_source" ~ '^https?://' and char_length("resources"."who_source") <= 2000);--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_told_days" CHECK ("resources"."chat_read_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and "resources"."who_read_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');