ALTER TABLE "tasks" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tasks_overdue_at_index" ON "tasks" USING btree ("overdue_at") WHERE "tasks"."overdue_at" IS NOT NULL;--> statement-breakpoint
-- Work that was accepted before this version is waited for as well.
UPDATE tasks SET overdue_at = greatest(updated_at, ends_at) + interval '3 hours' WHERE state IN ('CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS') AND disputed_at IS NULL;
