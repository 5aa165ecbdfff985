ALTER TABLE "articles" ADD COLUMN "title_es" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "excerpt_es" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "content_es" text;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_spanish_whole" CHECK (num_nonnulls("articles"."title_es", "articles"."excerpt_es", "articles"."content_es") in (0, 3)
        and char_length("articles"."title_es") between 1 and 200 and char_length("articles"."excerpt_es") between 1 and 500
        and char_length("articles"."content_es") between 1 and 100000);