ALTER TABLE "tasks" ADD COLUMN "cash_part_rials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cash_reference" text;