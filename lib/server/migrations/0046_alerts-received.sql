ALTER TABLE "alerts" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alerts_task" ON "alerts" USING btree (("context" ->> 'taskId'));