CREATE TABLE "tips" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"amount_rials" bigint NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;