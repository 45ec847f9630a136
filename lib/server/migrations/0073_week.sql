ALTER TABLE "providers" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "feed_key" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "lacks_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "practised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "providers_paused_until_index" ON "providers" USING btree ("paused_until") WHERE "providers"."paused_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_feedKey_unique" UNIQUE("feed_key");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_city_providers(people integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM providers WHERE user_id = ANY (people) ORDER BY user_id FOR NO KEY UPDATE;
  DELETE FROM city_providers WHERE user_id = ANY (people);
  INSERT INTO city_providers (category_id, city_id, user_id, type_ids, week_hours, bayesian_rating)
    SELECT service.category_id, city.id, providers.user_id, service.type_ids, coalesce(week.hours, repeat('0', 168)::bit(168)), providers.bayesian_rating
    FROM providers
    CROSS JOIN LATERAL (
      SELECT category_id, array_agg(type_id ORDER BY type_id) AS type_ids
        FROM provider_services WHERE provider_services.user_id = providers.user_id GROUP BY category_id
    ) AS service
    CROSS JOIN LATERAL (
      SELECT DISTINCT locations.city_id AS id
        FROM provider_locations JOIN locations ON locations.id = provider_locations.location_id
        WHERE provider_locations.user_id = providers.user_id
    ) AS city
    CROSS JOIN LATERAL (
      SELECT bit_or((repeat('0', weekday * 24 + start_hour) || repeat('1', end_hour - start_hour) || repeat('0', 168 - weekday * 24 - end_hour))::bit(168)) AS hours
        FROM provider_shifts WHERE provider_shifts.user_id = providers.user_id AND start_hour < end_hour
    ) AS week
    WHERE providers.user_id = ANY (people) AND providers.status = 'active' AND providers.offers_held_until IS NULL AND NOT providers.lacks_photo;
END $$;
--> statement-breakpoint
DROP TRIGGER providers_update ON providers;
--> statement-breakpoint
CREATE TRIGGER providers_update AFTER UPDATE ON providers FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.bayesian_rating <> NEW.bayesian_rating OR OLD.offers_held_until IS DISTINCT FROM NEW.offers_held_until OR OLD.lacks_photo <> NEW.lacks_photo) EXECUTE FUNCTION city_providers_follow_provider();
--> statement-breakpoint
-- Who was approved without a photo is offered work as soon as there is one, whatever sets it. The photo's end holds the work back again.
CREATE FUNCTION provider_has_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE providers SET lacks_photo = NEW.image_file_id IS NULL WHERE user_id = NEW.id AND lacks_photo <> (NEW.image_file_id IS NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_photo AFTER UPDATE OF image_file_id ON users FOR EACH ROW
  WHEN (OLD.image_file_id IS DISTINCT FROM NEW.image_file_id) EXECUTE FUNCTION provider_has_photo();
