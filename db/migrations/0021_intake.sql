CREATE TABLE "import_mappings" (
	"source" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_source_length" CHECK (char_length("import_mappings"."source") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_status";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "given" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" text[];--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sample" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_status" CHECK ("imports"."status" in ('mapping','checking','checked','refused','applied','expired'));