-- What orders have beside them: bids and who was told of them, what the two sides wrote to each other, final prices that came to be others.

-- Three bid: whoever does the work, and the next two that do the same work. Everybody of the same remainder by 20 does (1-people.sql).
CREATE TEMP TABLE bidders AS
  SELECT number, 1000000 + number AS task_id, 100001 + (provider_id - 100001 + 20 * rank) % {{providers}} AS provider_id, rank, price * (10 + rank) / 10 AS price, hours, state,
    CASE state WHEN 'BIDDING' THEN now() - interval '20 minutes' ELSE least(paid_at, now()) - interval '10 minutes' END AS at
  FROM orders, generate_series(0, 2) AS rank WHERE kind = 'task';
INSERT INTO bids (task_id, provider_id, type, amount_rials, hours, price_rials, note, state, added_at)
  SELECT task_id, provider_id, 'lump', price, hours, price, 'ابزارها را خودم می‌آورم.',
    CASE WHEN state = 'BIDDING' THEN 'pending' WHEN state LIKE 'CANCELLED%' OR state = 'PAYMENT_EXPIRED' THEN 'expired' WHEN rank = 0 THEN 'selected' ELSE 'rejected' END, at
  FROM bidders ORDER BY number, rank;
INSERT INTO bid_questions (task_id, provider_id, text, asked_at, answer, answered_at)
  SELECT task_id, provider_id, 'چند طبقه است؟', at - interval '5 minutes', 'دو طبقه.', at - interval '2 minutes' FROM bidders WHERE rank = 1 AND number % 3 = 0 ORDER BY number;
-- Fifty of those who were told, of whom the three have read it. Thirty days of them, for older ones go; in a real database they are as many as match, some 700 an order (lib/operations/growth.md).
INSERT INTO bid_readers (task_id, provider_id, asked_at, read_at)
  SELECT task_id, 100001 + (provider_id - 100001 + 20 * step) % {{providers}}, at - interval '10 minutes', CASE WHEN step < 3 THEN at - interval '6 minutes' END
  FROM bidders, generate_series(0, 49) AS step WHERE rank = 0 AND at > now() - interval '30 days' ORDER BY number;

INSERT INTO order_messages (task_id, provider_id, sender_id, side, text, is_masked, sent_at, delivered_at, read_at)
  SELECT 1000000 + number, provider_id, CASE side WHEN 'customer' THEN customer_id ELSE provider_id END, side, text, false, at + minutes * interval '1 minute', at + interval '10 minutes',
    CASE WHEN at < now() - interval '3 hours' THEN at + interval '20 minutes' END
  FROM (SELECT *, least(paid_at, now()) - interval '30 minutes' AS at FROM orders) talked,
    (VALUES (1, 'customer', 'سلام، زنگ خراب است؛ لطفاً تماس بگیرید.'), (4, 'provider', 'چشم، حتماً.'), (5, 'customer', 'ممنونم.')) AS said (minutes, side, text)
  WHERE number % 3 = 0 AND state IN ('COMPLETED', 'DONE', 'CONFIRMED') ORDER BY number, minutes;

-- One in fifty final prices was refused: so the books stay as 3-money.sql has written them.
INSERT INTO price_changes (task_id, provider_id, lines, reason, old_rials, new_rials, state, proposed_at, answer_due_at, decided_at)
  SELECT 1000000 + number, provider_id, jsonb_build_array(jsonb_build_object('key', 'part', 'params', jsonb_build_object(), 'amountRials', 500000)), 'آشپزخانه بیشتر از آن بود که گفته شد.',
    price, price + 500000, 'refused', starts_at + interval '1 hour', starts_at + interval '2 hours', starts_at + interval '90 minutes'
  FROM orders WHERE number % 50 = 0 AND state = 'COMPLETED' ORDER BY number;
