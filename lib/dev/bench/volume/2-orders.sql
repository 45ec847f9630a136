-- {{orders}} orders over two years and the two weeks to come. A provider has at most one a day, so no two visits meet; some have forty times as many as others.

CREATE TEMP TABLE work AS
  SELECT number AS provider_number, user_id AS provider_id, city_id, places, place, job,
    -730 + ((job * 744 / jobs) + number * 7) % 744 AS day, pg_temp.share(number::bigint * 1000 + job, 5) AS luck
  FROM (
    SELECT *, least(744, ceil({{busyness}} * power(1 + floor(pg_temp.share(number, 6) * {{providers}}), -{{skew}})))::integer AS jobs FROM people WHERE is_provider
  ) people, generate_series(0, jobs - 1) AS job;

-- `number` rises with the time of the visit, as ids do.
CREATE TEMP TABLE orders AS
  SELECT number, provider_id, customer_number, 100000 + customer_number AS customer_id, category_id, type_id, kind, hours, hours * rate AS price,
    starts_at, starts_at + hours * interval '1 hour' AS ends_at, way, paid_at, state FROM (
    SELECT drawn.*, row_number() OVER (ORDER BY starts_at, provider_id)::integer AS number,
      starts_at - interval '1 hour' * (26 + 40 * luck) AS paid_at,
      CASE
        WHEN starts_at < now() - interval '40 hours' THEN
          CASE WHEN luck < 0.92 THEN 'COMPLETED' WHEN luck < 0.97 THEN 'CANCELLED_BY_CUSTOMER' WHEN luck < 0.985 THEN 'PAYMENT_EXPIRED' ELSE 'CANCELLED_BY_PROVIDER' END
        WHEN starts_at < now() - interval '5 hours' THEN 'DONE'
        WHEN starts_at < now() + interval '30 hours' OR luck < 0.75 THEN 'CONFIRMED'
        WHEN luck < 0.9 THEN 'AWAITING_PROVIDER' WHEN luck < 0.93 THEN CASE kind WHEN 'task' THEN 'BIDDING' ELSE 'PENDING_PAYMENT' END ELSE 'CANCELLED_BY_CUSTOMER'
      END AS state
    FROM (
      SELECT work.*, category_id, CASE category_id WHEN 3 THEN 'cleaning' ELSE 'task' END AS kind, types[1 + floor(pg_temp.share(work.provider_number::bigint * 1000 + job, 7) * cardinality(types))] AS type_id,
        3 + job % 2 AS hours, CASE job % 2 WHEN 0 THEN 3200000 ELSE 3000000 END AS rate,
        ((now() AT TIME ZONE 'Asia/Tehran')::date + day + (ARRAY[9, 10, 13, 14])[1 + floor(luck * 4)::integer] * interval '1 hour') AT TIME ZONE 'Asia/Tehran' AS starts_at,
        CASE WHEN pg_temp.share(work.provider_number::bigint * 1000 + job, 8) < 0.7 THEN 'online' WHEN pg_temp.share(work.provider_number::bigint * 1000 + job, 8) < 0.9 THEN 'wallet' ELSE 'cash' END AS way,
        -- Somebody of the neighbourhoods that the provider comes to; a few order again and again.
        homes.first_number + (place * homes.count / places + floor(12 * homes.count / places * power(pg_temp.share(work.provider_number::bigint * 1000 + job, 9), 2))::integer) % homes.count AS customer_number
      FROM work
      JOIN (SELECT number, provider_categories.category_id, array_agg(category_types.id ORDER BY category_types.id) AS types FROM provider_categories
        JOIN category_types ON category_types.category_id = provider_categories.category_id WHERE rank = 1 GROUP BY 1, 2) main ON main.number = work.provider_number
      JOIN (SELECT city_id, min(number) AS first_number, count(*)::integer AS count FROM people WHERE NOT is_provider GROUP BY 1) homes ON homes.city_id = work.city_id
      ORDER BY pg_temp.share(work.provider_number::bigint * 1000 + job, 10) LIMIT {{orders}}
    ) drawn
  ) dated ORDER BY number;
DROP TABLE work;
CREATE UNIQUE INDEX ON orders (number);
ANALYZE orders;

-- `code` has eight digits, and is none of the samples'.
INSERT INTO tasks (id, request_id, code, kind, category_id, type_id, customer_id, provider_id, state, draft, lines, address_id, address, starts_at, ends_at,
    bids_began_at, bids_end_at, detail, price_rials, wallet_rials, payable_rials, payment_way, paid_at, payment_expires_at, answer_due_at, completes_at, started_at, start_code, start_code_tries_left,
    day_reminder_at, hours_reminder_at, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT 1000000 + orders.number, 1000000 + orders.number,
    (10000000 + orders.number * 83 + (SELECT spare FROM generate_series(0, 82) AS spare WHERE NOT EXISTS (SELECT FROM tasks WHERE (code::bigint - 10000000) % 83 = spare) LIMIT 1))::text,
    kind, category_id, type_id, customer_id, CASE WHEN state <> 'BIDDING' THEN provider_id END, state,
    jsonb_build_object('serviceEnum', kind, 'srvcategoryid', category_id, 'srvcattypeid', type_id, 'cleaningHours', hours, 'deliveryaddrid', customer_id,
      'gDate', to_char(starts_at AT TIME ZONE 'Asia/Tehran', 'YYYY-MM-DD'), 'deliverytimeid', 1 + extract(hour FROM starts_at AT TIME ZONE 'Asia/Tehran')::integer, 'workerUserId', provider_id),
    jsonb_build_array(jsonb_build_object('key', 'clean-hours', 'params', jsonb_build_object('hours', hours, 'hourlyRateRials', price / hours), 'amountRials', price)),
    customer_id,
    jsonb_build_object('name', 'خانه', 'text', addresses.text, 'zipCode', zip_code, 'locationId', location_id, 'cityId', locations.city_id, 'provinceId', province_id, 'latitude', locations.latitude, 'longitude', locations.longitude),
    starts_at, ends_at, CASE state WHEN 'BIDDING' THEN now() - interval '1 hour' END, CASE state WHEN 'BIDDING' THEN now() + interval '1 hour' END,
    CASE kind WHEN 'task' THEN jsonb_build_object('bidding', jsonb_build_object('floorRials', price / 2, 'guide', jsonb_build_object('leastRials', price / 2, 'mostRials', price * 2), 'hours', hours)) END,
    CASE state WHEN 'BIDDING' THEN 0 ELSE price END, CASE WHEN way = 'wallet' AND state <> 'BIDDING' THEN price ELSE 0 END, CASE WHEN way = 'wallet' OR state = 'BIDDING' THEN 0 ELSE price END, way,
    CASE WHEN way <> 'cash' AND state IN ('COMPLETED', 'DONE', 'CONFIRMED', 'AWAITING_PROVIDER') THEN least(paid_at, now()) WHEN way = 'cash' AND state = 'COMPLETED' THEN ends_at END,
    CASE state WHEN 'PENDING_PAYMENT' THEN now() + interval '15 minutes' END,
    CASE state WHEN 'AWAITING_PROVIDER' THEN now() + interval '4 hours' END,
    CASE state WHEN 'DONE' THEN ends_at + interval '48 hours' END,
    CASE WHEN state IN ('COMPLETED', 'DONE') THEN starts_at END,
    CASE state WHEN 'CONFIRMED' THEN lpad((orders.number % 10000)::text, 4, '0') END, CASE state WHEN 'CONFIRMED' THEN 5 ELSE 0 END,
    CASE WHEN state = 'CONFIRMED' AND starts_at > now() + interval '1 day' THEN starts_at - interval '1 day' END,
    CASE WHEN state = 'CONFIRMED' AND starts_at > now() + interval '2 hours' THEN starts_at - interval '2 hours' END,
    least(paid_at, now()) - interval '5 minutes',
    CASE WHEN state IN ('COMPLETED', 'DONE') THEN ends_at + interval '1 hour' ELSE least(paid_at, now()) END
  FROM orders JOIN addresses ON addresses.id = customer_id JOIN locations ON locations.id = location_id JOIN cities ON cities.id = locations.city_id
  ORDER BY orders.number;

INSERT INTO task_events (task_id, state, move, actor_id, at)
  SELECT 1000000 + number, CASE orders.state WHEN 'BIDDING' THEN 'BIDDING' ELSE step.state END, move, CASE side WHEN 'customer' THEN customer_id WHEN 'provider' THEN provider_id END, least(now(), CASE WHEN step.state = 'PENDING_PAYMENT' OR way_hours IS NULL THEN paid_at ELSE starts_at + way_hours * interval '1 hour' END)
  FROM orders JOIN (VALUES
    (1, 'PENDING_PAYMENT', 'place', 'customer', NULL::integer, NULL),
    (2, 'AWAITING_PROVIDER', 'pay', NULL, NULL, ARRAY['COMPLETED', 'DONE', 'CONFIRMED', 'AWAITING_PROVIDER']),
    (3, 'CONFIRMED', 'accept', 'provider', NULL, ARRAY['COMPLETED', 'DONE', 'CONFIRMED']),
    (4, 'EN_ROUTE', 'depart', 'provider', -1, ARRAY['COMPLETED', 'DONE']),
    (5, 'IN_PROGRESS', 'start', 'provider', 0, ARRAY['COMPLETED', 'DONE']),
    (6, 'DONE', 'finish', 'provider', 3, ARRAY['COMPLETED', 'DONE']),
    (7, 'COMPLETED', 'complete', 'customer', 4, ARRAY['COMPLETED']),
    (8, 'CANCELLED_BY_CUSTOMER', 'cancel', 'customer', NULL, ARRAY['CANCELLED_BY_CUSTOMER']),
    (9, 'CANCELLED_BY_PROVIDER', 'withdraw', 'provider', NULL, ARRAY['CANCELLED_BY_PROVIDER']),
    (10, 'PAYMENT_EXPIRED', 'expirePayment', NULL, NULL, ARRAY['PAYMENT_EXPIRED'])
  ) AS step (rank, state, move, side, way_hours, of_states) ON of_states IS NULL OR orders.state = ANY (of_states)
  ORDER BY number, rank;

INSERT INTO bookings (provider_id, task_id, starts_at, ends_at, is_live)
  SELECT provider_id, 1000000 + number, starts_at, ends_at, state NOT LIKE 'CANCELLED%' AND state <> 'PAYMENT_EXPIRED' FROM orders WHERE state <> 'BIDDING' ORDER BY number;

INSERT INTO reviews (task_id, provider_id, customer_id, stars, reasons, text, created_at, updated_at)
  SELECT 1000000 + number, provider_id, customer_id,
    CASE WHEN luck < 0.6 THEN 5 WHEN luck < 0.85 THEN 4 WHEN luck < 0.93 THEN 3 WHEN luck < 0.97 THEN 2 ELSE 1 END,
    CASE WHEN luck < 0.3 THEN '["on-time", "careful"]' WHEN luck < 0.6 THEN '["polite"]' WHEN luck > 0.93 THEN '["late"]' ELSE '[]' END::jsonb,
    CASE WHEN number % 2 = 0 THEN (ARRAY['خیلی تمیز و با دقت کار کردند.', 'سر وقت آمدند و مؤدب بودند.', 'راضی بودم، دوباره سفارش می‌دهم.', 'کار خوب بود، فقط کمی دیر رسیدند.', 'آشپزخانه مثل روز اول شد.'])[1 + number % 5] ELSE '' END,
    ends_at + interval '2 hours', ends_at + interval '2 hours'
  FROM (SELECT *, pg_temp.share(number, 11) AS luck FROM orders) rated WHERE state = 'COMPLETED' AND pg_temp.share(number, 12) < 0.6 ORDER BY number;

UPDATE providers SET rating_sum = rated.sum, rating_count = rated.count
  FROM (SELECT provider_id, sum(stars)::integer AS sum, count(*)::integer AS count FROM reviews WHERE task_id > 1000000 GROUP BY 1) rated WHERE user_id = provider_id;
UPDATE providers SET done_task_count = done.count
  FROM (SELECT provider_id, count(*)::integer AS count FROM orders WHERE state = 'COMPLETED' GROUP BY 1) done WHERE user_id = done.provider_id;
