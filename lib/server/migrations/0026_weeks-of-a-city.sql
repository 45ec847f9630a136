ALTER TABLE "alerts" ALTER COLUMN "next_attempt_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "city_providers_weeks" ON "city_providers" USING btree ("category_id","city_id","week_hours","user_id");--> statement-breakpoint
UPDATE "alerts" SET "next_attempt_at" = NULL WHERE "attempts" >= 5 AND "acknowledged_at" IS NULL;