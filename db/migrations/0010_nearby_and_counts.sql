ALTER TABLE "daily_totals" DROP CONSTRAINT "daily_totals_event";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "locations_urgent_position" ON "locations" USING gist ("position") WHERE is_urgent;--> statement-breakpoint
CREATE INDEX "locations_area" ON "locations" USING btree ("state","city") WHERE position is null;--> statement-breakpoint
CREATE INDEX "resources_statewide" ON "resources" USING gin ("service_area") WHERE scope = 'state' and archived_at is null;--> statement-breakpoint
ALTER TABLE "daily_totals" ADD CONSTRAINT "daily_totals_event" CHECK ("daily_totals"."event" in ('resource-view','call-pressed','emergency-call-pressed','website-pressed','safety-plan-made','check-in-ended','search-without-result'));
--> statement-breakpoint
-- Urgent is what a person in danger is shown first. It stands beside the point, so that one index finds both.
CREATE FUNCTION read_urgency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_urgent := coalesce((SELECT is_emergency OR is_open_24_hours FROM resources WHERE id = NEW.resource_id), false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER locations_urgency BEFORE INSERT OR UPDATE OF resource_id, is_urgent ON locations FOR EACH ROW EXECUTE FUNCTION read_urgency();--> statement-breakpoint
CREATE FUNCTION spread_urgency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE locations SET is_urgent = NEW.is_emergency OR NEW.is_open_24_hours
  WHERE resource_id = NEW.id AND is_urgent <> (NEW.is_emergency OR NEW.is_open_24_hours);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resources_urgency AFTER UPDATE OF is_emergency, is_open_24_hours ON resources FOR EACH ROW EXECUTE FUNCTION spread_urgency();--> statement-breakpoint
-- What stands already is no change of a record: the seed would take it for one made by staff.
ALTER TABLE locations DISABLE TRIGGER locations_touch;--> statement-breakpoint
ALTER TABLE locations DISABLE TRIGGER locations_version;--> statement-breakpoint
UPDATE locations l SET is_urgent = true FROM resources r WHERE r.id = l.resource_id AND (r.is_emergency OR r.is_open_24_hours);--> statement-breakpoint
ALTER TABLE locations ENABLE TRIGGER locations_touch;--> statement-breakpoint
ALTER TABLE locations ENABLE TRIGGER locations_version;
