CREATE TABLE "accounts" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id"),
	CONSTRAINT "accounts_provider_length" CHECK (char_length("accounts"."provider") between 1 and 500),
	CONSTRAINT "accounts_name_length" CHECK (char_length("accounts"."provider_account_id") between 1 and 255)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "accounts" ("user_id", "type", "provider", "provider_account_id") SELECT "id", 'oidc', "issuer", "subject" FROM "users";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "issuer";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "subject";--> statement-breakpoint
DELETE FROM "sessions" WHERE "sess" ->> 'userId' !~ '^[0-9a-f-]{36}$' OR NOT EXISTS (SELECT FROM "users" WHERE "id"::text = "sess" ->> 'userId');--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_id" uuid GENERATED ALWAYS AS (case when sess ->> 'userId' ~ '^[0-9a-f-]{36}$' then (sess ->> 'userId')::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
