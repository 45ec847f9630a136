CREATE TABLE "door_waits" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"arrived_at" timestamp with time zone,
	"metres_away" integer,
	"written_at" timestamp with time zone,
	"customer_word" text,
	"customer_said_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "held_fees" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"held_rials" bigint NOT NULL,
	"debt_rials" bigint NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"debt_paid_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "fee_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "door_waits" ADD CONSTRAINT "door_waits_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_fees" ADD CONSTRAINT "held_fees_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_fee_due_at_index" ON "tasks" USING btree ("fee_due_at") WHERE "tasks"."fee_due_at" IS NOT NULL;