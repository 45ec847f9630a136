ALTER TABLE "tasks" DROP CONSTRAINT "tasks_visit";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_type";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_address";--> statement-breakpoint
ALTER TABLE "category_types" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_visit" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'upholstery', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."starts_at" <= "tasks"."ends_at", false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_type" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'upholstery', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."type_id" IS NOT NULL, false));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_address" CHECK ("kind" NOT IN ('cleaning', 'laundry', 'carpet', 'upholstery', 'carwash', 'task', 'moving', 'testing') OR coalesce("tasks"."address_id" IS NOT NULL, false));