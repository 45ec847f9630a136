ALTER TABLE "tasks" ADD COLUMN "answer_half_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "answer_last_reminder_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tasks_answer_half_reminder_at_index" ON "tasks" USING btree ("answer_half_reminder_at") WHERE "tasks"."answer_half_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_answer_last_reminder_at_index" ON "tasks" USING btree ("answer_last_reminder_at") WHERE "tasks"."answer_last_reminder_at" IS NOT NULL;