ALTER TABLE "installation" ADD COLUMN "newest_migration" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "written_by" text;