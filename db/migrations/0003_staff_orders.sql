CREATE INDEX "resources_staff_state" ON "resources" USING btree (coalesce(state, ''),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_source" ON "resources" USING btree (coalesce(listed_by, ''),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_checked" ON "resources" USING btree (coalesce(verified_on, '-infinity'),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resources_staff_status" ON "resources" USING btree (coalesce(archived_at, '-infinity'),"id") WHERE deleted_at is null;