-- What two years leave at the desk: a dispute of every hundredth completed order, the last 200 of them waiting for an operator; a run of payouts a week; and what operators did and read.

INSERT INTO disputes (task_id, opened_by_id, reason, text, asked_rials, state, opened_at, due_at, back_rials, ended, settled_at)
  SELECT task_id, customer_id, 'badly-done', '', price / 4, CASE WHEN is_open THEN 'desk' ELSE 'settled' END, opened_at, CASE WHEN is_open THEN now() + interval '1 day' * (1 + rank % 3) END,
    CASE WHEN is_open THEN 0 ELSE price / 4 END, CASE WHEN NOT is_open THEN 'agreed' END, CASE WHEN NOT is_open THEN opened_at + interval '2 days' END
  FROM (
    SELECT 1000000 + number AS task_id, customer_id, price, row_number() OVER (ORDER BY number DESC) AS rank, row_number() OVER (ORDER BY number DESC) <= 200 AS is_open,
      least(ends_at + interval '6 hours', now() - interval '1 hour') AS opened_at
    FROM orders WHERE state = 'COMPLETED' AND number % 100 = 0
  ) disputed ORDER BY rank DESC;
INSERT INTO dispute_entries (dispute_id, author_id, side, text, at)
  SELECT disputes.id, CASE side WHEN 'customer' THEN customer_id ELSE provider_id END, side, 'پنجره‌ها تمیز نشده‌اند.', opened_at + interval '1 minute' * minutes
  FROM disputes JOIN tasks ON tasks.id = task_id, (VALUES ('customer', 0), ('provider', 90)) AS sides (side, minutes) WHERE task_id > 1000000 ORDER BY disputes.id, minutes;

INSERT INTO payout_runs (state, hash, row_count, sum_rials, made_at, made_by_id, decided_at, decided_by_id, sent_at, reported_at)
  SELECT CASE WHEN week = 0 THEN 'made' ELSE 'closed' END, repeat('0', 64), 500, 500 * 9600000::bigint, at, first_id, CASE WHEN week > 0 THEN at END, CASE WHEN week > 0 THEN second_id END, CASE WHEN week > 0 THEN at END, CASE WHEN week > 0 THEN at END
  FROM (
    SELECT week, now() - interval '7 days' * week - interval '1 hour' AS at, (SELECT min(user_id) FROM user_roles WHERE role_id = 1) AS first_id, (SELECT max(user_id) FROM user_roles WHERE role_id = 1) AS second_id
    FROM generate_series(0, 103) AS week
  ) made ORDER BY at;
INSERT INTO payouts (user_id, amount_rials, state, method, sheba, requested_at, run_id, sent_at, settled_at)
  SELECT user_id, 9600000, CASE payout_runs.state WHEN 'made' THEN 'in-run' ELSE 'paid' END, 'paya', 'IR' || lpad(user_id::text, 24, '0'), made_at - interval '1 day', payout_runs.id, sent_at, sent_at
  FROM payout_runs CROSS JOIN LATERAL (SELECT user_id FROM people WHERE is_provider AND number % 100 = payout_runs.id % 100 ORDER BY number LIMIT 500) paid
  WHERE hash = repeat('0', 64) ORDER BY payout_runs.id;

INSERT INTO audit_entries (at, actor_id, action, subject, subject_id, input, outcome, request_id)
  SELECT now() - interval '2 minutes' * (200000 - entry), (SELECT min(user_id) FROM user_roles WHERE role_id = 1), CASE entry % 3 WHEN 0 THEN 'operator/getperson' ELSE 'operator/getorder' END,
    CASE entry % 3 WHEN 0 THEN 'person' ELSE 'order' END, CASE entry % 3 WHEN 0 THEN 100000 + entry % {{people}} ELSE 1000000 + entry END, '{}', 'read', 'volume-' || entry
  FROM generate_series(1, 200000) AS entry;
