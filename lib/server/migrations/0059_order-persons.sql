CREATE TABLE "order_persons" (
	"task_id" integer NOT NULL,
	"person_number" integer NOT NULL,
	"name" text NOT NULL,
	"birth_year" integer NOT NULL,
	CONSTRAINT "order_persons_task_id_person_number_pk" PRIMARY KEY("task_id","person_number")
);
--> statement-breakpoint
ALTER TABLE "order_persons" ADD CONSTRAINT "order_persons_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;