ALTER TABLE "user_settings" ALTER COLUMN "sends_promotions" SET DEFAULT false;--> statement-breakpoint
-- Until now every row began with promotions on, whatever its person had changed: nobody was asked.
UPDATE "user_settings" SET "sends_promotions" = false;
