// Fills a database that has its samples with as many people and orders as a marketplace has after two years, by SQL.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The rows of the database with the figures. */
export const VOLUME = { people: 200_000, providers: 50_000, orders: 1_000_000 };
/**
 * A small marketplace by the same draw: its people have lists as long as those of the large one, which the samples'
 * people have not.
 */
export const FIFTIETH = { people: 4_000, providers: 1_000, orders: 20_000 };

const PARTS = [
  '1-people.sql',
  '2-orders.sql',
  '3-money.sql',
  '4-messages.sql',
  '5-bids.sql',
  '6-desk.sql',
  '7-queues.sql',
];
/** A provider's orders go by the rank to this power; more are drawn than are stored. */
const SKEW = 0.35;
const SPARE = 1.08;
/** Triggers whose work is done for all rows at once: by 3-money.sql, and by the functions that rebuild kept values. */
const REPRODUCED_TRIGGERS = {
  ledger_entries: ['ledger_entries_move_balance', 'ledger_entries_balance'],
  ledger_postings: ['ledger_postings_balance'],
  reviews: ['reviews_count'],
  provider_services: ['provider_services_insert'],
  provider_locations: ['provider_locations_insert'],
  provider_shifts: ['provider_shifts_insert'],
  providers: ['providers_update'],
};
const LIST_FAULTS = `
  SELECT 'posting ' || ledger_postings.id || ' does not balance' AS fault FROM ledger_postings LEFT JOIN ledger_entries ON posting_id = ledger_postings.id
    GROUP BY ledger_postings.id HAVING count(*) < 2 OR sum(amount_rials) <> 0
  UNION ALL SELECT kind || ' of ' || owner_id || ' is not the sum of its entries' FROM ledger_accounts JOIN ledger_entries ON account_id = ledger_accounts.id
    GROUP BY ledger_accounts.id HAVING balance_rials + coalesce((SELECT sum(slot.balance_rials) FROM ledger_slots AS slot WHERE slot.account_id = ledger_accounts.id), 0) <> CASE normal_side WHEN 'debit' THEN sum(amount_rials) ELSE -sum(amount_rials) END
  UNION ALL SELECT 'provider ' || user_id || ' has another rating than the reviews' FROM providers JOIN reviews ON provider_id = user_id
    GROUP BY user_id HAVING rating_sum <> sum(stars) OR rating_count <> count(*)
  LIMIT 5`;

/**
 * Constraints and indexes are taken away while rows come in and made again afterwards, so PostgreSQL itself checks
 * every row against every one of them. Each step's seconds go to `note`. Throws when a row breaks one, or the books do
 * not balance.
 */
export async function fillDatabase(url, { sizes = VOLUME, note = () => undefined } = {}) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const step = async (name, statement) => {
    const startedAt = performance.now();
    await client.query(statement);
    note(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query(
      `SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SET jit = off; SET timezone = 'Asia/Tehran'`,
    );
    const restore = await takeRulesAway(client);
    await setTriggers(client, 'DISABLE');
    for (const part of PARTS) await step(part, readPart(part, sizes));
    for (const statement of restore) await step(statement.slice(0, 110), statement);
    await setTriggers(client, 'ENABLE');
    for (const name of await listRebuilds(client)) await step(name, `SELECT ${name}()`);
    await step('sequences', await listSequences(client));
    await step('VACUUM ANALYZE', 'VACUUM (FREEZE, ANALYZE)');
    const { rows } = await client.query(LIST_FAULTS);
    if (rows.length > 0)
      throw new Error(`The filled database is not whole: ${rows.map(({ fault }) => fault).join(', ')}.`);
  } finally {
    await client.end();
  }
}

function readPart(name, sizes) {
  const { orders, providers } = sizes;
  const values = { ...sizes, skew: SKEW, busyness: (SPARE * orders * (1 - SKEW)) / providers ** (1 - SKEW) };
  return readFileSync(path.join(import.meta.dirname, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, key) =>
    String(values[key]),
  );
}

/** Drops foreign keys, exclusions, uniqueness and indexes but the primary keys; the statements that make them again. */
async function takeRulesAway(client) {
  const { rows: constraints } = await client.query(`
    SELECT conrelid::regclass::text AS on_table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype IN ('f', 'x', 'u') AND connamespace = 'public'::regnamespace ORDER BY contype = 'f', contype DESC, conname`);
  for (const { on_table, name } of [...constraints].reverse())
    await client.query(`ALTER TABLE ${on_table} DROP CONSTRAINT "${name}"`);
  const { rows: indexes } = await client.query(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT indisprimary AND relnamespace = 'public'::regnamespace`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...constraints.map(
      ({ on_table, name, definition }) => `ALTER TABLE ${on_table} ADD CONSTRAINT "${name}" ${definition}`,
    ),
  ];
}

async function setTriggers(client, how) {
  for (const [table, triggers] of Object.entries(REPRODUCED_TRIGGERS))
    for (const trigger of triggers) await client.query(`ALTER TABLE ${table} ${how} TRIGGER ${trigger}`);
}

/** The functions of migrations that rebuild kept totals and the like. */
async function listRebuilds(client) {
  const { rows } = await client.query(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'rebuild\\_%' ORDER BY proname`,
  );
  return rows.map(({ name }) => name);
}

/** Every generated id goes on after the largest that there is. */
async function listSequences(client) {
  const { rows } = await client.query(`
    SELECT format('SELECT setval(%L, greatest(nextval(%L), (SELECT max(%I) FROM %I)))', sequence, sequence, column_name, table_name) AS statement
    FROM (SELECT column_name, table_name, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence FROM information_schema.columns
      WHERE table_schema = 'public' AND is_identity = 'YES') identities`);
  return rows.map(({ statement }) => statement).join(';\n');
}
