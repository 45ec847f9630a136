-- Since when nobody goes on with an order: the desk has a queue for those.
ALTER TABLE "tasks" ADD COLUMN "stuck_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tasks_stuck_at_index" ON "tasks" USING btree ("stuck_at") WHERE "tasks"."stuck_at" IS NOT NULL;--> statement-breakpoint
UPDATE tasks SET stuck_at = updated_at WHERE state IN ('DECLINED', 'EXPIRED');--> statement-breakpoint
UPDATE tasks SET stuck_at = now() WHERE state IN ('CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS') AND disputed_at IS NULL AND overdue_at IS NULL;
