CREATE TABLE "cash_claims" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"amount_rials" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"contest_text" text,
	"contested_at" timestamp with time zone,
	"decided_by_id" integer,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cash_outcome" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cash_recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_claims" ADD CONSTRAINT "cash_claims_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_claims_claimed_at_task_id_index" ON "cash_claims" USING btree ("claimed_at","task_id") WHERE "cash_claims"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tasks_customer_id_index" ON "tasks" USING btree ("customer_id") WHERE "tasks"."cash_outcome" = 'none';