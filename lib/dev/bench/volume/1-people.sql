-- {{people}} people, the first {{providers}} of them active providers. Everything about somebody follows from their number, so that a database of one size is always the same.

-- A number between 0 and 1 that goes with another, a different one for each question.
CREATE FUNCTION pg_temp.share(number bigint, question integer) RETURNS double precision LANGUAGE sql IMMUTABLE
  RETURN (hashint8extended(number, question) & 2147483647) / 2147483648.0;

-- The cities in which houses are cleaned. Three fifths of everybody live in Tehran.
CREATE TEMP TABLE city_shares AS
  SELECT city_id, count(*)::integer AS places, min(id) AS first_location_id,
    CASE city_id WHEN 1 THEN 0 WHEN 2 THEN 0.60 WHEN 3 THEN 0.72 WHEN 4 THEN 0.84 ELSE 0.92 END AS from_share,
    CASE city_id WHEN 1 THEN 0.60 WHEN 2 THEN 0.72 WHEN 3 THEN 0.84 WHEN 4 THEN 0.92 ELSE 1 END AS to_share
  FROM locations WHERE city_id <= 5 GROUP BY city_id;

-- `number` is 1 to {{people}}; the user's id is 100,000 more. Neighbours have neighbouring numbers. `place` counts a city's neighbourhoods from 0.
CREATE TEMP TABLE people AS
  SELECT number, 100000 + number AS user_id, number <= {{providers}} AS is_provider, city_id, places, first_location_id,
    least(places - 1, floor((share - from_share) / (to_share - from_share) * places))::integer AS place,
    now() - interval '760 days' * (0.05 + 0.95 * pg_temp.share(number, 1)) AS registered_at,
    CASE WHEN pg_temp.share(number, 2) < 0.55 THEN 'female' ELSE 'male' END AS gender
  FROM (
    SELECT number, CASE WHEN number <= {{providers}} THEN (number - 1)::double precision / {{providers}}
      ELSE (number - {{providers}} - 1)::double precision / ({{people}} - {{providers}}) END AS share
    FROM generate_series(1, {{people}}) AS number
  ) numbers JOIN city_shares ON share >= from_share AND share < to_share;
CREATE UNIQUE INDEX ON people (number);
ANALYZE people;

INSERT INTO users (id, mobile, first_name, last_name, gender, locale, activated_at, invite_code, created_at)
  SELECT user_id, '0991' || lpad(number::text, 7, '0'),
    (CASE gender WHEN 'female' THEN ARRAY['سارا', 'مریم', 'نیکا', 'زهرا', 'فاطمه', 'الهام', 'نرگس', 'شیرین'] ELSE ARRAY['علی', 'رضا', 'حسین', 'امیر', 'مهدی', 'کاوه', 'بهرام', 'سینا'] END)[1 + number % 8],
    (ARRAY['محمدی', 'احمدی', 'رضایی', 'کریمی', 'صالحی', 'موسوی', 'جعفری', 'نوری', 'اکبری', 'یوسفی', 'باقری'])[1 + number % 11],
    gender, CASE WHEN number % 20 = 0 THEN 'en' ELSE 'fa' END, registered_at, 'V' || number, registered_at
  FROM people ORDER BY number;

INSERT INTO addresses (id, user_id, name, text, location_id, zip_code, latitude, longitude, is_default, created_at)
  SELECT user_id, user_id, 'خانه', 'کوچهٔ یاس، پلاک ' || 1 + number % 200, locations.id, '1961733114', latitude::text, longitude::text, true, registered_at
  FROM people JOIN locations ON locations.id = first_location_id + place WHERE NOT is_provider ORDER BY number;

INSERT INTO user_roles (user_id, role_id) SELECT user_id, 16 FROM people WHERE is_provider;

INSERT INTO providers (user_id, merchant_id, merchant_name, worker_code, gender, status, about, slogan, has_business_certificate, has_skill_certificate,
    has_clear_record_certificate, warranty, experience_months, reliability, registered_at)
  SELECT user_id, user_id, first_name || ' ' || last_name, 'V' || number, people.gender, 'active',
    'سال‌هاست که با وسواس کار می‌کنم و وسایل ظریف را جدا می‌شویم.', 'هر خانه را مثل خانهٔ خودم تمیز می‌کنم',
    number % 3 = 0, number % 4 > 0, number % 10 > 0, CASE WHEN number % 2 = 0 THEN 'اگر از کار راضی نبودید، رایگان تکرار می‌شود.' END,
    (12 + 120 * pg_temp.share(number, 3))::integer, 80 + number % 21, registered_at
  FROM people JOIN users ON id = user_id WHERE is_provider ORDER BY number;

-- Three fifths clean houses before all else; the others do repairs. Each has two more categories, with all of their types.
CREATE TEMP TABLE provider_categories AS
  SELECT people.number, user_id, category_id, rank FROM people
  CROSS JOIN LATERAL (
    SELECT category_id, row_number() OVER (ORDER BY is_main DESC, pg_temp.share(people.number * 100 + category_id, 4)) AS rank
    FROM (
      SELECT id AS category_id, id = CASE WHEN people.number % 5 < 3 THEN 3 ELSE (ARRAY[12, 16, 18, 28])[1 + people.number % 4] END AS is_main
      FROM categories WHERE matching <> 'truck'
    ) offered
  ) ranked WHERE is_provider AND rank <= 3;
INSERT INTO provider_services (user_id, category_id, type_id)
  SELECT user_id, provider_categories.category_id, category_types.id FROM provider_categories
  JOIN category_types ON category_types.category_id = provider_categories.category_id ORDER BY 1, 2, 3;

-- Twelve neighbourhoods side by side, the home's the first of them.
INSERT INTO provider_locations (user_id, location_id)
  SELECT user_id, first_location_id + (place + step) % places FROM people, generate_series(0, 11) AS step WHERE is_provider ORDER BY 1, 2;

INSERT INTO provider_shifts (user_id, weekday, start_hour, end_hour)
  SELECT user_id, weekday, 8 + number % 3, 18 + number % 4 FROM people, generate_series(0, 6) AS weekday
  WHERE is_provider AND weekday <> 6 - number % 7 ORDER BY user_id;
