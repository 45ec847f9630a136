CREATE TABLE "late_starts" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"late_minutes" integer NOT NULL,
	"percent" integer NOT NULL,
	"amount_rials" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"commission_rials" bigint DEFAULT 0 NOT NULL,
	"provider_rials" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "late_starts" ADD CONSTRAINT "late_starts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;