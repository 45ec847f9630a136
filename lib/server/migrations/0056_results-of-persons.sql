ALTER TABLE "test_results" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "person_number" integer;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "withdrawn_at" timestamp with time zone;