ALTER TABLE "tasks" ALTER COLUMN "type_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "address_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "ends_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_visit" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."starts_at" <= "tasks"."ends_at", false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."type_id" IS NOT NULL, false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_address" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."address_id" IS NOT NULL, false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_destination" CHECK ("kind" NOT IN ('moving') OR coalesce("tasks"."detail" ? 'destination', false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_return" CHECK ("kind" NOT IN ('laundry', 'carpet') OR coalesce("tasks"."detail" ? 'return', false));