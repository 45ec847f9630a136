ALTER TABLE "late_starts" ADD COLUMN "said_rials" bigint;--> statement-breakpoint
CREATE INDEX "tasks_begun" ON "tasks" USING btree ("category_id","started_at") WHERE "started_at" IS NOT NULL;
