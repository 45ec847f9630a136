ALTER TABLE "tasks" ADD COLUMN "visit_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_visit_key_index" ON "tasks" USING btree ("visit_key") WHERE "tasks"."visit_key" IS NOT NULL;