DROP INDEX "locations_position";--> statement-breakpoint
CREATE INDEX "locations_position" ON "locations" USING gist ("position") WHERE position is not null;