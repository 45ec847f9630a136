CREATE TABLE "review_totals" (
	"category_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	"rating_count" integer NOT NULL,
	CONSTRAINT "review_totals_category_id_type_id_city_id_pk" PRIMARY KEY("category_id","type_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "type_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A review stands where its task stands. The task is there before it and never moves.
CREATE FUNCTION review_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT category_id, type_id, (address ->> 'cityId')::int INTO NEW.category_id, NEW.type_id, NEW.city_id
    FROM tasks WHERE id = NEW.task_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_place BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION review_place();
--> statement-breakpoint
-- The totals move by what a review adds: two reviews at once wait for each other's row and both count.
CREATE FUNCTION review_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  review reviews := coalesce(NEW, OLD);
  stars integer := coalesce(NEW.stars, 0) - coalesce(OLD.stars, 0);
  added integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
BEGIN
  INSERT INTO review_totals AS kept (category_id, type_id, city_id, rating_sum, rating_count)
    VALUES (review.category_id, coalesce(review.type_id, 0), coalesce(review.city_id, 0), stars, added)
    ON CONFLICT (category_id, type_id, city_id) DO UPDATE
      SET rating_sum = kept.rating_sum + stars, rating_count = kept.rating_count + added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF stars ON reviews FOR EACH ROW EXECUTE FUNCTION review_count();
--> statement-breakpoint
-- Counts all totals anew, beside whoever reviews meanwhile: SELECT rebuild_review_totals().
CREATE FUNCTION rebuild_review_totals() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE review_totals IN EXCLUSIVE MODE;
  DELETE FROM review_totals;
  INSERT INTO review_totals (category_id, type_id, city_id, rating_sum, rating_count)
    SELECT category_id, coalesce(type_id, 0), coalesce(city_id, 0), sum(stars), count(*) FROM reviews GROUP BY 1, 2, 3;
END $$;
--> statement-breakpoint
UPDATE reviews SET category_id = tasks.category_id, type_id = tasks.type_id, city_id = (tasks.address ->> 'cityId')::int
  FROM tasks WHERE tasks.id = reviews.task_id;
--> statement-breakpoint
SELECT rebuild_review_totals();
--> statement-breakpoint
DROP INDEX "reviews_provider_id_index";--> statement-breakpoint
CREATE INDEX "reviews_of_provider" ON "reviews" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_category" ON "reviews" USING btree ("category_id","created_at","id") WHERE "reviews"."text" <> '';--> statement-breakpoint
CREATE INDEX "reviews_of_type" ON "reviews" USING btree ("category_id","type_id","created_at","id") WHERE "reviews"."text" <> '';--> statement-breakpoint
CREATE INDEX "reviews_of_city" ON "reviews" USING btree ("category_id","city_id","created_at","id") WHERE "reviews"."text" <> '';
