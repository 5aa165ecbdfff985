ALTER TABLE "problem_reports" DROP CONSTRAINT "problem_reports_kind";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "gone" integer;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_kind" CHECK ("problem_reports"."kind" in ('wrong-number','closed','unsafe','other','left-list'));