CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"result" text,
	"counts" jsonb,
	CONSTRAINT "job_runs_job_form" CHECK ("job_runs"."job" ~ '^[a-z]+(-[a-z]+)*$' and char_length("job_runs"."job") <= 50),
	CONSTRAINT "job_runs_held_whole" CHECK (("job_runs"."holder" is null) = ("job_runs"."held_until" is null)),
	CONSTRAINT "job_runs_result" CHECK ("job_runs"."result" in ('done','failed')),
	CONSTRAINT "job_runs_counts_object" CHECK (jsonb_typeof("job_runs"."counts") = 'object')
);
