ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "gift_grants" ADD COLUMN "end_put_off_at" timestamp with time zone;