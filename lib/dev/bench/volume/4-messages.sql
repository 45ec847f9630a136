-- What people were told of the orders, and what a running marketplace leaves behind: devices, sessions, counters, keys.

INSERT INTO inbox_messages (user_id, event, params, created_at, read_at)
  SELECT CASE side WHEN 'customer' THEN customer_id ELSE provider_id END,
    CASE WHEN side = 'provider' THEN CASE state WHEN 'COMPLETED' THEN 'work-paid' ELSE 'work-new' END
      WHEN state = 'COMPLETED' THEN 'order-completed' WHEN state LIKE 'CANCELLED%' THEN 'order-cancelled' WHEN state = 'PAYMENT_EXPIRED' THEN 'order-payment-expired' ELSE 'order-confirmed' END,
    jsonb_build_object('taskId', 1000000 + number, 'code', (10000000 + number * 83)::text, 'amountRials', price, 'startsAtMs', (extract(epoch FROM starts_at) * 1000)::bigint, 'hourCount', hours),
    at, CASE WHEN at < now() - interval '7 days' AND pg_temp.share(number, 13) < 0.95 THEN at + interval '3 hours' END
  FROM (SELECT *, CASE state WHEN 'COMPLETED' THEN ends_at + interval '1 hour' ELSE least(paid_at, now()) END AS at FROM orders WHERE state <> 'BIDDING') told, (VALUES ('customer'), ('provider')) AS sides (side)
  ORDER BY at, number;

INSERT INTO outgoing_messages (channel, recipient, text, state, attempts, next_attempt_at, created_at, settled_at)
  SELECT 'sms', mobile, 'سفارش شما ثبت شد.', 'sent', 1, at, at, at + interval '2 seconds'
  FROM (SELECT customer_id, least(paid_at, now() - interval '1 minute') AS at FROM orders) sent JOIN users ON users.id = customer_id
  WHERE at > now() - interval '30 days' ORDER BY at;

INSERT INTO alerts (user_id, topic, payload, context, attempts, next_attempt_at, acknowledged_at, created_at)
  SELECT customer_id, 'enduser/' || customer_id, '{}', jsonb_build_object('taskId', 1000000 + number), 5, NULL::timestamptz, CASE WHEN number % 5 > 0 THEN at + interval '1 second' END, at
  FROM (SELECT *, least(paid_at, now() - interval '1 minute') AS at FROM orders) told WHERE at > now() - interval '30 days' ORDER BY at;

INSERT INTO idempotency_keys (user_id, key, call_name, body_hash, answer, created_at)
  SELECT customer_id, 'volume-' || number, 'clean/addcleanrequest', md5(number::text), jsonb_build_object('reqid', 1000000 + number), at
  FROM (SELECT *, least(paid_at, now() - interval '1 minute') AS at FROM orders) placed WHERE at > now() - interval '60 days' ORDER BY at;

INSERT INTO sessions (token_hash, user_id, device_id, created_at, last_used_at, expires_at)
  SELECT md5('volume-' || number), user_id, 'device-' || number, at, at, at + interval '30 days'
  FROM (SELECT *, now() - interval '59 days' * pg_temp.share(number, 14) AS at FROM people WHERE number % 2 = 0) used;
INSERT INTO known_devices (user_id, device_id, last_used_at)
  SELECT user_id, 'device-' || number, now() - interval '59 days' * pg_temp.share(number, 14) FROM people WHERE number % 2 = 0;
INSERT INTO throttles (key, count, window_ends_at) SELECT 'volume:' || number, 1, now() + interval '1 hour' * pg_temp.share(number, 15) FROM people WHERE number % 10 = 0;
