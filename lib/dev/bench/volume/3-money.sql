-- What the orders moved, as capture, reserve and release of lib/server/money post it. Ids follow from those of people and orders: an account's is
-- 10,000,000 + 4 × the person's number + its kind's, a posting's 1,000,000 + 8 × the order's number + its step's.

INSERT INTO ledger_accounts (kind, owner_id, normal_side)
  SELECT kind, 0, side FROM (VALUES ('escrow', 'credit'), ('commission', 'credit'), ('gift-expense', 'debit'), ('gateway-clearing', 'debit'), ('cod-clearing', 'debit')) AS platform (kind, side)
  WHERE NOT EXISTS (SELECT FROM ledger_accounts WHERE ledger_accounts.kind = platform.kind AND owner_id = 0);
INSERT INTO ledger_accounts (id, kind, owner_id, normal_side) OVERRIDING SYSTEM VALUE
  SELECT 10000000 + 4 * number + step, kind, user_id, 'credit' FROM people
  JOIN (VALUES (0, 'cash', false), (1, 'gift', false), (2, 'payable', true), (3, 'bidding-credit', true)) AS account (step, kind, is_providers) ON is_providers = is_provider
  ORDER BY 1;
-- Called immutable, because by here it is: so it is asked once a statement and not once a row.
CREATE FUNCTION pg_temp.platform(wanted text) RETURNS integer LANGUAGE sql IMMUTABLE RETURN (SELECT id FROM ledger_accounts WHERE kind = wanted AND owner_id = 0);

-- One row an order with money in it: what it moved when.
CREATE TEMP TABLE paid AS
  SELECT number, 1000000 + 8 * number AS posting, 1000000 + number AS task_id, 10000000 + 4 * customer_number AS customer_account, 10000000 + 4 * (provider_id - 100000) AS provider_account,
    price, (price * 15 / 100)::bigint AS commission, way, state, least(paid_at, now()) AS paid_at, ends_at + interval '1 hour' AS released_at
  FROM orders WHERE state IN ('COMPLETED', 'DONE', 'CONFIRMED', 'AWAITING_PROVIDER');

INSERT INTO payment_attempts (id, task_id, gateway_id, authority, amount_rials, state, reference_id, created_at, settled_at) OVERRIDING SYSTEM VALUE
  SELECT task_id, task_id, 'test-bank', 'VOLUME-' || number, price, 'paid', number::text, paid_at, paid_at FROM paid WHERE way = 'online' ORDER BY number;

-- Where an amount goes: from the entry with the plus to the one with the minus.
CREATE TEMP TABLE movements AS
  SELECT posting + 0 AS id, 'payment:' || task_id || ':capture' AS key, 'order-capture' AS reason, task_id, paid_at AS at, pg_temp.platform('gateway-clearing') AS plus, pg_temp.platform('escrow') AS minus, price::bigint AS amount FROM paid WHERE way = 'online'
  UNION ALL SELECT posting + 0, 'order:' || task_id || ':reserve:0', 'order-reserve', task_id, paid_at, customer_account, pg_temp.platform('escrow'), price FROM paid WHERE way = 'wallet'
  UNION ALL SELECT posting + 1, 'order:' || task_id || ':commission-reserve:0', 'order-commission-reserve', task_id, paid_at, provider_account + 3, pg_temp.platform('escrow'), commission FROM paid WHERE way = 'cash' AND state <> 'AWAITING_PROVIDER'
  UNION ALL SELECT posting + 2, 'order:' || task_id || ':release', 'order-release', task_id, released_at, pg_temp.platform('escrow'), pg_temp.platform('commission'), commission FROM paid WHERE state = 'COMPLETED'
  UNION ALL SELECT posting + 2, NULL, NULL, task_id, released_at, pg_temp.platform('escrow'), provider_account + 2, price - commission FROM paid WHERE state = 'COMPLETED' AND way <> 'cash'
  UNION ALL SELECT posting + 3, 'order:' || task_id || ':cash-collected', 'cash-collected', task_id, released_at, pg_temp.platform('cod-clearing'), provider_account + 2, price FROM paid WHERE state = 'COMPLETED' AND way = 'cash'
  UNION ALL SELECT posting + 4, 'order:' || task_id || ':cash-kept', 'cash-kept', task_id, released_at, provider_account + 2, pg_temp.platform('cod-clearing'), price FROM paid WHERE state = 'COMPLETED' AND way = 'cash';

-- What people brought beforehand, 200,000 + 4 × their number: what their wallets paid and a little more, providers' bidding credit, a welcome gift that ended unless it is new.
INSERT INTO movements
  SELECT 200000 + 4 * people.number, 'volume:cash:' || user_id, 'wallet-top-up', NULL::integer, registered_at, pg_temp.platform('gateway-clearing'), 10000000 + 4 * people.number, 5000000 + coalesce(spent, 0)
  FROM people LEFT JOIN (SELECT customer_account, sum(price) AS spent FROM paid WHERE way = 'wallet' GROUP BY 1) spending ON customer_account = 10000000 + 4 * people.number
  WHERE NOT is_provider AND (spent IS NOT NULL OR number % 4 = 0);
INSERT INTO movements
  SELECT 200000 + 4 * people.number, 'volume:bidding-credit:' || user_id, 'sample-opening', NULL, registered_at, pg_temp.platform('gateway-clearing'), 10000003 + 4 * people.number, 20000000 + coalesce(reserved, 0)
  FROM people LEFT JOIN (SELECT provider_account, sum(commission) AS reserved FROM paid WHERE way = 'cash' GROUP BY 1) reserves ON provider_account = 10000000 + 4 * people.number
  WHERE is_provider;
INSERT INTO gift_grants (user_id, source, source_key, amount_rials, remaining_rials, expires_at, created_at)
  SELECT user_id, 'welcome', 'welcome:sealed:volume-' || number, 200000, CASE WHEN registered_at > now() - interval '90 days' THEN 200000 ELSE 0 END, registered_at + interval '90 days', registered_at
  FROM people WHERE NOT is_provider ORDER BY number;
INSERT INTO movements
  SELECT 200001 + 4 * number, 'gift:welcome:sealed:volume-' || number, 'gift-grant', NULL, registered_at, pg_temp.platform('gift-expense'), 10000001 + 4 * number, 200000 FROM people WHERE NOT is_provider;
INSERT INTO movements
  SELECT 200002 + 4 * number, 'gift-expiry:volume-' || number, 'gift-expiry', NULL, registered_at + interval '90 days', 10000001 + 4 * number, pg_temp.platform('gift-expense'), 200000
  FROM people WHERE NOT is_provider AND registered_at <= now() - interval '90 days';

INSERT INTO ledger_postings (id, idempotency_key, reason, task_id, created_at) OVERRIDING SYSTEM VALUE
  SELECT id, key, reason, task_id, at FROM movements WHERE key IS NOT NULL ORDER BY id;
INSERT INTO ledger_entries (posting_id, account_id, amount_rials)
  SELECT id, account, amount FROM (
    SELECT id, plus AS account, sum(amount) AS amount FROM movements GROUP BY 1, 2
    UNION ALL SELECT id, minus, -sum(amount) FROM movements GROUP BY 1, 2
  ) entries ORDER BY id;

-- What ledger_apply_entry does with each entry.
UPDATE ledger_accounts SET balance_rials = CASE normal_side WHEN 'debit' THEN total ELSE -total END
  FROM (SELECT account_id, sum(amount_rials) AS total FROM ledger_entries GROUP BY 1) sums WHERE account_id = ledger_accounts.id AND NOT ledger_is_spread(kind);
UPDATE ledger_slots SET balance_rials = CASE normal_side WHEN 'debit' THEN total ELSE -total END
  FROM (
    SELECT account_id, ledger_slot(task_id) AS slot, sum(amount_rials) AS total FROM ledger_entries JOIN ledger_postings ON ledger_postings.id = posting_id GROUP BY 1, 2
  ) sums JOIN ledger_accounts ON id = account_id
  WHERE ledger_slots.account_id = sums.account_id AND ledger_slots.slot = sums.slot;
DROP TABLE movements;
DROP TABLE paid;
