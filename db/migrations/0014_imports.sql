CREATE TABLE "import_keys" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"resource_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_keys_source_external_id_pk" PRIMARY KEY("source","external_id"),
	CONSTRAINT "import_keys_external_id_length" CHECK (char_length("import_keys"."external_id") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" text NOT NULL,
	"external_id" text,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"resource_id" uuid,
	"base_version" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"write" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_rows_action" CHECK ("import_rows"."action" in ('add','change','same','skip','bad'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"problem" text,
	"size_bytes" bigint NOT NULL,
	"read_bytes" bigint DEFAULT 0 NOT NULL,
	"to_add" integer DEFAULT 0 NOT NULL,
	"to_change" integer DEFAULT 0 NOT NULL,
	"to_leave" integer DEFAULT 0 NOT NULL,
	"to_skip" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "imports_source_form" CHECK ("imports"."source" ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length("imports"."source") <= 60),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") between 1 and 200),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv','hsds-json','hsds-package')),
	CONSTRAINT "imports_status" CHECK ("imports"."status" in ('checking','checked','refused','applied','expired')),
	CONSTRAINT "imports_problem_length" CHECK (char_length("imports"."problem") between 1 and 1000),
	CONSTRAINT "imports_actor_length" CHECK (char_length("imports"."actor") between 1 and 320),
	CONSTRAINT "imports_applied_whole" CHECK (("imports"."status" = 'applied') = ("imports"."applied_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_keys_resource" ON "import_keys" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "import_rows_action" ON "import_rows" USING btree ("import_id","action","position");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");