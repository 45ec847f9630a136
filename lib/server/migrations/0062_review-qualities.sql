CREATE TABLE "provider_ratings" (
	"provider_id" integer NOT NULL,
	"measure" text NOT NULL,
	"stars" integer NOT NULL,
	"rating_count" integer NOT NULL,
	CONSTRAINT "provider_ratings_provider_id_measure_stars_pk" PRIMARY KEY("provider_id","measure","stars")
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"task_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reviews_of_category";--> statement-breakpoint
DROP INDEX "reviews_of_type";--> statement-breakpoint
DROP INDEX "reviews_of_city";--> statement-breakpoint
ALTER TABLE "review_totals" ADD COLUMN "star_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "qualities" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_photos" ADD COLUMN "customer_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_photos" ADD COLUMN "provider_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_ratings" ADD CONSTRAINT "provider_ratings_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_task_id_reviews_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."reviews"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_task_id_index" ON "review_photos" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "reviews_of_category" ON "reviews" USING btree ("category_id","created_at","id") WHERE ("reviews"."text" <> '' OR "reviews"."photo_count" > 0);--> statement-breakpoint
CREATE INDEX "reviews_of_type" ON "reviews" USING btree ("category_id","type_id","created_at","id") WHERE ("reviews"."text" <> '' OR "reviews"."photo_count" > 0);--> statement-breakpoint
CREATE INDEX "reviews_of_city" ON "reviews" USING btree ("category_id","city_id","created_at","id") WHERE ("reviews"."text" <> '' OR "reviews"."photo_count" > 0);--> statement-breakpoint
-- The totals move by what a review adds: two reviews at once wait for each other's row and both count.
CREATE OR REPLACE FUNCTION review_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  review reviews := coalesce(NEW, OLD);
  stars integer := coalesce(NEW.stars, 0) - coalesce(OLD.stars, 0);
  added integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
  steps integer[] := ARRAY(
    SELECT coalesce((NEW.stars = step)::integer, 0) - coalesce((OLD.stars = step)::integer, 0)
      FROM generate_series(1, 5) AS step ORDER BY step
  );
BEGIN
  INSERT INTO review_totals AS kept (category_id, type_id, city_id, rating_sum, rating_count, star_counts)
    VALUES (review.category_id, coalesce(review.type_id, 0), coalesce(review.city_id, 0), stars, added, steps)
    ON CONFLICT (category_id, type_id, city_id) DO UPDATE
      SET rating_sum = kept.rating_sum + stars, rating_count = kept.rating_count + added,
        star_counts = ARRAY(SELECT kept.star_counts[step] + steps[step] FROM generate_series(1, 5) AS step ORDER BY step);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a review gives stars for: the work as a whole, and each quality that it names.
CREATE FUNCTION review_measures(review reviews) RETURNS TABLE (measure text, given integer) LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN QUERY
    SELECT 'stars', review.stars WHERE review.stars IS NOT NULL
    UNION ALL
    SELECT quality.key, quality.value::integer FROM jsonb_each_text(review.qualities) AS quality;
END $$;
--> statement-breakpoint
-- Always in the same order: two reviews of one provider wait for each other instead of dying of it.
CREATE FUNCTION provider_rating_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written reviews := NEW;
  replaced reviews := OLD;
BEGIN
  INSERT INTO provider_ratings AS kept (provider_id, measure, stars, rating_count)
    SELECT coalesce(written.provider_id, replaced.provider_id), moved.measure, moved.given, sum(moved.added)
      FROM (
        SELECT measure, given, 1 AS added FROM review_measures(written)
        UNION ALL
        SELECT measure, given, -1 FROM review_measures(replaced)
      ) AS moved
      GROUP BY moved.measure, moved.given HAVING sum(moved.added) <> 0 ORDER BY moved.measure, moved.given
    ON CONFLICT (provider_id, measure, stars) DO UPDATE SET rating_count = kept.rating_count + excluded.rating_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_provider_count AFTER INSERT OR DELETE OR UPDATE OF stars, qualities ON reviews FOR EACH ROW EXECUTE FUNCTION provider_rating_count();
--> statement-breakpoint
-- Counts all totals anew, beside whoever reviews meanwhile: SELECT rebuild_review_totals().
CREATE OR REPLACE FUNCTION rebuild_review_totals() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE review_totals, provider_ratings IN EXCLUSIVE MODE;
  DELETE FROM review_totals;
  INSERT INTO review_totals (category_id, type_id, city_id, rating_sum, rating_count, star_counts)
    SELECT category_id, coalesce(type_id, 0), coalesce(city_id, 0), sum(stars), count(*),
        ARRAY[count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2), count(*) FILTER (WHERE stars = 3),
          count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5)]::integer[]
      FROM reviews GROUP BY 1, 2, 3;
  DELETE FROM provider_ratings;
  INSERT INTO provider_ratings (provider_id, measure, stars, rating_count)
    SELECT reviews.provider_id, counted.measure, counted.given, count(*)
      FROM reviews CROSS JOIN LATERAL review_measures(reviews) AS counted GROUP BY 1, 2, 3;
END $$;
--> statement-breakpoint
SELECT rebuild_review_totals();