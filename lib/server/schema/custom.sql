-- What drizzle-kit cannot say. This text is a numbered migration of its own (see ../migrations); change it there by a new one, never here alone.

-- Nobody is booked twice for overlapping times, whatever arrives at once (BEHAVIOUR 5).
ALTER TABLE bookings ADD CONSTRAINT bookings_end_after_start CHECK (ends_at > starts_at);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_never_overlap
  EXCLUDE USING gist (int4range(person_id, person_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (is_live);
--> statement-breakpoint
CREATE FUNCTION booking_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.person_id := coalesce(NEW.person_id, NEW.provider_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_have_person BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION booking_person();
--> statement-breakpoint
-- Only the clearing accounts may stand below zero.
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_not_below_zero
  CHECK (balance_rials >= 0 OR kind IN ('gateway-clearing', 'cod-clearing'));
--> statement-breakpoint
ALTER TABLE gift_grants ADD CONSTRAINT gift_grants_remaining CHECK (remaining_rials BETWEEN 0 AND amount_rials);
--> statement-breakpoint
-- In how many rows the balance of an account stands that nearly every order moves. With another number all of them must be counted anew.
CREATE FUNCTION ledger_slot_count() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 16
$$;
--> statement-breakpoint
-- Which of these rows an order moves.
CREATE FUNCTION ledger_slot(task_id integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(task_id, 0) % ledger_slot_count()
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_is_spread(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('escrow', 'gateway-clearing', 'cod-clearing')
$$;
--> statement-breakpoint
ALTER TABLE ledger_slots ADD CONSTRAINT ledger_slots_not_below_zero
  CHECK (balance_rials >= 0 OR kind IN ('gateway-clearing', 'cod-clearing'));
--> statement-breakpoint
CREATE FUNCTION ledger_open_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_slots (account_id, slot, kind)
    SELECT NEW.id, slot, NEW.kind FROM generate_series(0, ledger_slot_count() - 1) AS slot;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open_slots AFTER INSERT ON ledger_accounts FOR EACH ROW
  WHEN (ledger_is_spread(NEW.kind)) EXECUTE FUNCTION ledger_open_slots();
--> statement-breakpoint
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts
    SET balance_rials = balance_rials + CASE normal_side WHEN 'debit' THEN NEW.amount_rials ELSE -NEW.amount_rials END
    WHERE id = NEW.account_id AND NOT ledger_is_spread(kind);
  IF FOUND THEN
    RETURN NEW;
  END IF;
  UPDATE ledger_slots
    SET balance_rials = ledger_slots.balance_rials + CASE account.normal_side WHEN 'debit' THEN NEW.amount_rials ELSE -NEW.amount_rials END
    FROM ledger_accounts AS account, ledger_postings AS posting
    WHERE account.id = NEW.account_id AND posting.id = NEW.posting_id
      AND ledger_slots.account_id = NEW.account_id AND ledger_slots.slot = ledger_slot(posting.task_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the ledger account % has no row for the posting %', NEW.account_id, NEW.posting_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move_balance AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_posting_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint; sides integer;
BEGIN
  SELECT coalesce(sum(amount_rials), 0), count(*) INTO total, sides FROM ledger_entries WHERE posting_id = NEW.id;
  IF total <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'ledger posting % does not balance: % entries sum to % rials', NEW.id, sides, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_must_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_entry_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT coalesce(sum(amount_rials), 0) INTO total FROM ledger_entries WHERE posting_id = NEW.posting_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'ledger posting % does not balance: it sums to % rials', NEW.posting_id, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_must_balance();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Nobody changes, deletes or empties the ledger, the owner of the tables neither, and no session that skips ordinary triggers.
CREATE TRIGGER ledger_postings_never_emptied BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_append_only;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_never_emptied;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_never_emptied;
--> statement-breakpoint
CREATE TRIGGER task_events_append_only BEFORE UPDATE OR DELETE ON task_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Nobody changes what the desk did, the owner of the tables neither, and no session that skips ordinary triggers.
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_never_emptied;
--> statement-breakpoint
-- Nobody changes an invoice: a correction is a paper of its own.
CREATE TRIGGER papers_append_only BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER papers_never_emptied BEFORE TRUNCATE ON papers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE papers ENABLE ALWAYS TRIGGER papers_append_only;
--> statement-breakpoint
ALTER TABLE papers ENABLE ALWAYS TRIGGER papers_never_emptied;
--> statement-breakpoint
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
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF stars ON reviews FOR EACH ROW EXECUTE FUNCTION review_count();
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
CREATE FUNCTION rebuild_review_totals() RETURNS void LANGUAGE plpgsql AS $$
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
-- Who serves what in which city follows from five tables. Whoever is offered nothing for some days, or has no photo yet, is in none of it. Whatever changes one of them, all rows of the people it concerns are made anew, in its transaction.
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
    WHERE providers.user_id = ANY (people) AND providers.status = 'active' AND providers.offers_held_until IS NULL AND NOT providers.lacks_photo;
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
--> statement-breakpoint
CREATE TRIGGER locations_update AFTER UPDATE ON locations FOR EACH ROW
  WHEN (OLD.city_id <> NEW.city_id) EXECUTE FUNCTION city_providers_follow_location();
--> statement-breakpoint
-- The form that two names are compared by (lib/domain/text/letters.ts, toSearchKey), without its spaces: letters and digits unified; marks, half-spaces and spaces dropped; case ignored.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(lower(translate(
    regexp_replace(normalize(name, NFKD), '[\s\u00ad\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    'يىكةۀە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ییکههه01234567890123456789'
  )), 'ß', 'ss')
$$;
