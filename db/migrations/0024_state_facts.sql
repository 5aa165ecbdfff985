CREATE TABLE "state_facts" (
	"state" text NOT NULL,
	"cell" text NOT NULL,
	"value" text,
	"source" text,
	"url" text,
	"confirmed_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_facts_state_cell_pk" PRIMARY KEY("state","cell"),
	CONSTRAINT "state_facts_state" CHECK ("state_facts"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "state_facts_cell" CHECK ("state_facts"."cell" in ('order_names','order_law','order_who','order_first','order_final','order_fee','order_forms','order_sexual','order_stalking','guns','strangulation','address_program','address_phone','address_site','compensation_office','compensation_deadline','compensation_report','compensation_phone','compensation_site','leave','lease','child_line','adult_line','legal_site','medicaid','food_help','cash_help')),
	CONSTRAINT "state_facts_value_length" CHECK (char_length("state_facts"."value") between 1 and 1000),
	CONSTRAINT "state_facts_source_length" CHECK (char_length("state_facts"."source") between 1 and 300),
	CONSTRAINT "state_facts_url_length" CHECK (char_length("state_facts"."url") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('article','resource','picture','staff','message','subscriber','donation','mail','import','story','newsletter','state fact'));--> statement-breakpoint
-- A correction shows wherever the directory's pages are kept.
CREATE CONSTRAINT TRIGGER state_facts_version AFTER INSERT OR UPDATE OR DELETE ON state_facts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
