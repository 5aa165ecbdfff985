CREATE INDEX "newsletter_subscriptions_email_words" ON "newsletter_subscriptions" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (to_tsvector('simple', translate("subject" || ' ' || "name" || ' ' || "email" || ' ' || "message", '@._-+/:<>&', '          ')));--> statement-breakpoint
CREATE INDEX "donations_donor_words" ON "donations" USING gin (lower("donor_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "donations_email_words" ON "donations" USING gin (lower("donor_email") gin_trgm_ops);