ALTER TABLE "tasks" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "start_code" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "start_code_tries_left" integer DEFAULT 0 NOT NULL;