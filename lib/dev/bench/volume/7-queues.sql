-- Every queue of the desk has rows that wait; beside them stand many that have ended, of messages and of enquiries.

-- The last completed orders, the last paid at the bank among them, and the first of the people; `rank` from 1 on.
CREATE TEMP TABLE late_orders AS
  SELECT 1000000 + number AS task_id, provider_id, customer_id, price, ends_at, row_number() OVER (ORDER BY number DESC) AS rank
  FROM orders WHERE state = 'COMPLETED' ORDER BY number DESC LIMIT 2000;
CREATE TEMP TABLE desk AS SELECT min(user_id) AS first_id, max(user_id) AS second_id FROM user_roles WHERE role_id = 1;

UPDATE tasks SET stuck_at = now() - interval '1 minute' * (id % 3000), overdue_at = NULL
  WHERE id IN (SELECT 1000000 + number FROM orders WHERE state = 'CONFIRMED' AND starts_at < now() + interval '30 hours' ORDER BY number LIMIT 2000);
UPDATE tasks SET state = 'DECLINED', answer_due_at = NULL, stuck_at = now() - interval '1 minute' * (id % 3000)
  WHERE id IN (SELECT 1000000 + number FROM orders WHERE state = 'AWAITING_PROVIDER' AND kind = 'cleaning' ORDER BY number LIMIT 2000);

INSERT INTO conversation_reports (task_id, provider_id, reporter_id, accused_id, accused_side, text, created_at)
  SELECT task_id, provider_id, customer_id, provider_id, 'provider', 'حرف زشتی نوشت.', now() - interval '1 minute' * rank FROM late_orders;
INSERT INTO cash_claims (task_id, amount_rials, claimed_at, contest_text, contested_at)
  SELECT task_id, price, now() - interval '1 hour' - interval '1 minute' * rank, 'نقد دادم.', now() - interval '1 minute' * rank FROM late_orders;
INSERT INTO bank_cases (kind, attempt_id, noted_at)
  SELECT 'payment', id, now() - interval '1 minute' * row_number() OVER (ORDER BY id DESC) FROM (SELECT id FROM payment_attempts ORDER BY id DESC LIMIT 2000) newest;
INSERT INTO review_moderations (task_id, customer_id, measure, reason, decided_by_id, decided_at, stars, reasons, qualities, text, photo_ids, written_at, edited_at, appeal_due_at, appeal_text, appealed_at)
  SELECT task_id, customer_id, 'masked', 'نام کسی در آن است.', first_id, now() - interval '2 days', 3, '[]', '[]', 'خوب نبود.', '[]', now() - interval '3 days', now() - interval '3 days', now() + interval '5 days', 'نام کسی نیست.', now() - interval '1 minute' * rank
  FROM late_orders, desk;

-- The measures that are appealed against are over, so that no work is held back.
INSERT INTO payout_accounts (user_id, sheba, entered_at)
  SELECT user_id, 'IR' || lpad(user_id::text, 24, '0'), now() - interval '1 minute' * number FROM people WHERE is_provider AND number <= 2000 ON CONFLICT DO NOTHING;
INSERT INTO sanctions (user_id, kind, evidence, points, began_at, ends_at, appeal_due_at, appeal_text, appealed_at)
  SELECT user_id, 'offers-held', '[]', 50, now() - interval '8 days', now() - interval '1 day', now() + interval '5 days', 'بیمار بودم.', now() - interval '1 minute' * number FROM people WHERE is_provider AND number <= 2000;
INSERT INTO work_vehicles (user_id, use, plate, capacity, fuels, state, sent_at, valid_until)
  SELECT user_id, 'nissan', '12ب' || lpad((number % 1000)::text, 3, '0') || '-' || 10 + number / 1000, 2, '[]', 'checking', now() - interval '1 minute' * number, (now() + interval '90 days')::date FROM people WHERE is_provider AND number <= 2000;
INSERT INTO paper_requests (user_id, kind, reason, state, due_day, asked_by_id, asked_at, turned_at)
  SELECT user_id, 'identity', 'عکس تار است.', 'sent', (now() + interval '5 days')::date, first_id, now() - interval '3 days', now() - interval '1 minute' * number FROM people, desk WHERE is_provider AND number <= 2000;
INSERT INTO provider_applications (user_id, state, first_name, last_name, sent_at, created_at, updated_at, corrections)
  SELECT user_id, 'documents', 'سارا', 'محمدی', now() - interval '1 minute' * (number - {{providers}}), now() - interval '3 days', now() - interval '1 day', '[]' FROM people WHERE NOT is_provider AND number <= {{providers}} + 2000;
-- The excuse of a withdrawal hangs on the event that took points.
WITH withdrawn AS (
  INSERT INTO reliability_events (user_id, task_id, reason, points, at)
    SELECT provider_id, task_id, 'withdrawn', -10, now() - interval '1 day' FROM late_orders RETURNING id, user_id
)
INSERT INTO withdrawal_excuses (user_id, event_id, cause, text, sent_at) SELECT user_id, id, 'illness', 'بیمار شدم.', now() - interval '1 minute' * (id % 3000) FROM withdrawn;

-- 2,000 wait; 100,000 were answered over two years.
WITH written AS (
  INSERT INTO contact_messages (name, mobile, locale, text, created_at)
    SELECT 'سارا', '0991' || lpad(entry::text, 7, '0'), 'fa', 'فاکتور رسمی لازم دارم.', now() - interval '10 minutes' * (102001 - entry) FROM generate_series(1, 102000) AS entry RETURNING id, created_at
)
INSERT INTO enquiry_cases (contact_id, arrived_at, answer, done_at, done_by_id)
  SELECT written.id, created_at, CASE WHEN is_done THEN 'فرستاده شد.' END, CASE WHEN is_done THEN created_at + interval '1 hour' END, CASE WHEN is_done THEN first_id END
  FROM (SELECT *, row_number() OVER (ORDER BY created_at DESC) > 2000 AS is_done FROM written) written, desk ORDER BY created_at;
INSERT INTO outgoing_messages (channel, recipient, text, state, attempts, next_attempt_at, created_at, settled_at, failure, closed_at)
  SELECT 'sms', '0991' || lpad(entry::text, 7, '0'), 'سفارش شما ثبت شد.', 'failed', 5, at, at, at + interval '1 hour', 'refused', CASE WHEN entry <= 100000 THEN at + interval '2 hours' END
  FROM (SELECT entry, now() - interval '2 hours' - interval '10 minutes' * (102001 - entry) AS at FROM generate_series(1, 102000) AS entry) failed;
