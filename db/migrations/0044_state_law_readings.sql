CREATE TABLE "state_differences" (
	"state" text NOT NULL,
	"cell" text NOT NULL,
	"list" text NOT NULL,
	"value" text NOT NULL,
	"found_on" date NOT NULL,
	"is_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "state_differences_state_cell_list_pk" PRIMARY KEY("state","cell","list"),
	CONSTRAINT "state_differences_state" CHECK ("state_differences"."state" in ('AL','AK','AS','AZ','AR','CA','CO','CT','DE','DC','FL','GA','GU','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','MP','OH','OK','OR','PA','PR','RI','SC','SD','TN','TX','VI','UT','VT','VA','WA','WV','WI','WY')),
	CONSTRAINT "state_differences_cell" CHECK ("state_differences"."cell" in ('order_names','order_law','order_who','order_first','order_final','order_fee','order_forms','order_sexual','order_stalking','guns','strangulation','address_program','address_phone','address_site','compensation_office','compensation_deadline','compensation_report','compensation_phone','compensation_site','leave','lease','child_line','adult_line','legal_site','medicaid','food_help','cash_help','emergency_order','out_of_state_orders','coercive_control','red_flag','custody_presumption','mediation','recording','lock_change','unemployment')),
	CONSTRAINT "state_differences_value_length" CHECK (char_length("state_differences"."value") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "state_facts" ADD COLUMN "value_es" text;--> statement-breakpoint
ALTER TABLE "state_facts" ADD CONSTRAINT "state_facts_value_es_length" CHECK (char_length("state_facts"."value_es") between 1 and 1000);