CREATE TABLE "city_providers" (
	"category_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type_ids" integer[] NOT NULL,
	"week_hours" bit(168) NOT NULL,
	"bayesian_rating" double precision NOT NULL,
	CONSTRAINT "city_providers_category_id_city_id_user_id_pk" PRIMARY KEY("category_id","city_id","user_id")
);
--> statement-breakpoint
DROP INDEX "bookings_provider_id_starts_at_index";--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "bayesian_rating" double precision GENERATED ALWAYS AS ((21 + rating_sum)::double precision / (5 + rating_count)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "city_providers" ADD CONSTRAINT "city_providers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_providers" ADD CONSTRAINT "city_providers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_providers" ADD CONSTRAINT "city_providers_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who serves what in which city follows from five tables. Whatever changes one of them, all rows of the people it concerns are made anew, in its transaction.
-- The provider's own row is locked first: two changes at once wait for each other, and the second sees what the first wrote.
CREATE FUNCTION keep_city_providers(people integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
    WHERE providers.user_id = ANY (people) AND providers.status = 'active';
END $$;
--> statement-breakpoint
-- Makes all rows anew, beside whoever changes meanwhile: SELECT rebuild_city_providers().
CREATE FUNCTION rebuild_city_providers() RETURNS void LANGUAGE sql AS $$
  SELECT keep_city_providers(array_agg(user_id)) FROM providers
$$;
--> statement-breakpoint
-- For the tables of a provider's work: `changed` has the rows that a statement wrote or took away.
CREATE FUNCTION city_providers_follow_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_city_providers(array_agg(DISTINCT user_id)) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION city_providers_follow_provider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_city_providers(ARRAY[NEW.user_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION city_providers_follow_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_city_providers(array_agg(user_id)) FROM provider_locations WHERE location_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER provider_services_insert AFTER INSERT ON provider_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_services_update AFTER UPDATE ON provider_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_services_delete AFTER DELETE ON provider_services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_locations_insert AFTER INSERT ON provider_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_locations_update AFTER UPDATE ON provider_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_locations_delete AFTER DELETE ON provider_locations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_shifts_insert AFTER INSERT ON provider_shifts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_shifts_update AFTER UPDATE ON provider_shifts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER provider_shifts_delete AFTER DELETE ON provider_shifts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION city_providers_follow_work();
--> statement-breakpoint
CREATE TRIGGER providers_update AFTER UPDATE ON providers FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.bayesian_rating <> NEW.bayesian_rating) EXECUTE FUNCTION city_providers_follow_provider();
--> statement-breakpoint
CREATE TRIGGER locations_update AFTER UPDATE ON locations FOR EACH ROW
  WHEN (OLD.city_id <> NEW.city_id) EXECUTE FUNCTION city_providers_follow_location();
--> statement-breakpoint
SELECT rebuild_city_providers();
--> statement-breakpoint
CREATE INDEX "city_providers_best" ON "city_providers" USING btree ("category_id","city_id","bayesian_rating" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "city_providers_user_id_index" ON "city_providers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("provider_id","ends_at","starts_at") WHERE "bookings"."is_live";--> statement-breakpoint
CREATE INDEX "provider_locations_location_id_user_id_index" ON "provider_locations" USING btree ("location_id","user_id");--> statement-breakpoint
CREATE INDEX "providers_merchant_id_index" ON "providers" USING btree ("merchant_id");
