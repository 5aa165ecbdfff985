CREATE TABLE "client_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_name" text NOT NULL,
	"entries" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_lists_code_name_form" CHECK (char_length("client_lists"."code_name") between 2 and 20 and "client_lists"."code_name" ~ '[0-9]'),
	CONSTRAINT "client_lists_entries_count" CHECK (cardinality("client_lists"."entries") <= 15)
);
--> statement-breakpoint
CREATE TABLE "room_links" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"phone_mark" text,
	"code" text,
	"code_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "room_links_token_form" CHECK ("room_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "room_links_code_form" CHECK ("room_links"."code" ~ '^[0-9]{6}$'),
	CONSTRAINT "room_links_code_whole" CHECK (("room_links"."code" is null) = ("room_links"."code_until" is null)),
	CONSTRAINT "room_links_mark_length" CHECK (char_length("room_links"."phone_mark") = 43),
	CONSTRAINT "room_links_by_length" CHECK (char_length("room_links"."created_by") between 1 and 320)
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"resource_id" uuid PRIMARY KEY NOT NULL,
	"says" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "rooms_says" CHECK ("rooms"."says" in ('room','full','call')),
	CONSTRAINT "rooms_way" CHECK ("rooms"."way" in ('link','text'))
);
--> statement-breakpoint
ALTER TABLE "client_lists" ADD CONSTRAINT "client_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_links" ADD CONSTRAINT "room_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_lists_of_user" ON "client_lists" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_lists_age" ON "client_lists" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_token" ON "room_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_phone" ON "room_links" USING btree ("phone_mark") WHERE phone_mark is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "room_links_code" ON "room_links" USING btree ("code") WHERE code is not null;--> statement-breakpoint
CREATE INDEX "rooms_age" ON "rooms" USING btree ("said_at");