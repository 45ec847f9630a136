ALTER TABLE "bookings" ADD COLUMN "person_id" integer;--> statement-breakpoint
UPDATE "bookings" SET "person_id" = "provider_id";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_person_id_providers_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_person" ON "bookings" USING btree ("person_id","ends_at","starts_at") WHERE "bookings"."is_live";--> statement-breakpoint
-- A version that knows of providers alone still writes rows while this one starts.
CREATE FUNCTION booking_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.person_id := coalesce(NEW.person_id, NEW.provider_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_have_person BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION booking_person();
--> statement-breakpoint
-- The person is never booked twice, where it was the provider: of a company's team everybody can be somewhere else.
ALTER TABLE bookings DROP CONSTRAINT bookings_never_overlap;
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_never_overlap
  EXCLUDE USING gist (int4range(person_id, person_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (is_live);
--> statement-breakpoint
-- What companies have not handed to anybody yet is held by somebody free of the team; where nobody is, the company itself holds it as before.
DO $$
DECLARE waiting record; member integer;
BEGIN
  FOR waiting IN
    SELECT tasks.id, tasks.provider_id, tasks.category_id, tasks.type_id, tasks.customer_id,
        (tasks.address ->> 'locationId')::integer AS location_id, (tasks.address ->> 'cityId')::integer AS city_id
      FROM tasks
      WHERE tasks.assignee_id IS NULL AND tasks.kind <> 'gas' AND tasks.state IN ('PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED')
        AND EXISTS (SELECT FROM team_members WHERE company_id = tasks.provider_id AND state = 'active')
        AND EXISTS (SELECT FROM bookings WHERE task_id = tasks.id AND provider_id = tasks.provider_id AND is_live)
      ORDER BY tasks.id
  LOOP
    SELECT team_members.member_id INTO member
      FROM team_members
      JOIN city_providers ON city_providers.user_id = team_members.member_id AND city_providers.category_id = waiting.category_id
        AND city_providers.city_id = waiting.city_id AND waiting.type_id = ANY (city_providers.type_ids)
      JOIN provider_locations ON provider_locations.user_id = team_members.member_id AND provider_locations.location_id = waiting.location_id
      WHERE team_members.company_id = waiting.provider_id AND team_members.state = 'active' AND team_members.member_id <> waiting.customer_id
        AND NOT EXISTS (
          SELECT FROM bookings own
            JOIN bookings other ON other.person_id = team_members.member_id AND other.is_live
              AND other.starts_at < own.ends_at AND other.ends_at > own.starts_at
            WHERE own.task_id = waiting.id AND own.is_live)
        AND NOT EXISTS (
          SELECT FROM bookings own
            JOIN provider_absences away ON away.user_id = team_members.member_id
              AND away.starts_at < own.ends_at AND away.ends_at > own.starts_at
            WHERE own.task_id = waiting.id AND own.is_live)
      ORDER BY team_members.id LIMIT 1;
    IF member IS NOT NULL THEN
      UPDATE bookings SET person_id = member WHERE task_id = waiting.id AND provider_id = waiting.provider_id AND is_live;
    END IF;
  END LOOP;
END $$;
