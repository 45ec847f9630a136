ALTER TABLE "way_positions" ADD COLUMN "doubt_latitude" double precision;--> statement-breakpoint
ALTER TABLE "way_positions" ADD COLUMN "doubt_longitude" double precision;--> statement-breakpoint
ALTER TABLE "way_positions" ADD COLUMN "doubt_at" timestamp with time zone;