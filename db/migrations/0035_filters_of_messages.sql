DROP INDEX "contact_messages_priority";--> statement-breakpoint
DROP INDEX "contact_messages_status";--> statement-breakpoint
DROP INDEX "contact_messages_inbox";--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"priority","category","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_by_risk" ON "contact_messages" USING btree (array_position(array['low','normal','high','emergency'], "priority") desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","priority","category","assigned_to") WHERE status <> 'closed';