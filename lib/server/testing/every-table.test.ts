import { sql } from 'drizzle-orm';

import { runDueWork } from '../timers';
import { createTestService } from './call';
import { watchStatements } from './listed-statements';
import { TABLES_THAT_DO_NOT_GROW } from './statement-plans';

/** Why a table's rows stay at any age. */
type Reason =
  /** A table with as many rows as the catalogue and the calendar have: it may be read whole. */
  | 'does not grow'
  /** A person's own rows, on their account or page, or messages to them; they go with the account (personal-data/). */
  | "is a person's own"
  /** An order's page, its two sides' records and disputes read it for as long as there is an order. */
  | 'belongs to an order'
  /** Money that moved, or a right to it: the books keep it. */
  | 'is of the books'
  /** Work that waits, and is removed when it is done. */
  | 'goes when it is done'
  /** An operator answers it, and looks it up; it goes with the person. */
  | 'is read by operators'
  /** Kept by the database with the rows that it comes from. */
  | 'is kept by a trigger';

/** A new table that nobody sweeps takes its place here, with its reason. */
const STAY: Readonly<Record<string, Reason>> = {
  address_notes: "is a person's own",
  addresses: "is a person's own",
  approvals: 'is of the books',
  audit_entries: 'is of the books',
  apologies: 'is of the books',
  application_documents: "is a person's own",
  application_locations: "is a person's own",
  application_services: "is a person's own",
  bank_cases: 'is of the books',
  bank_refunds: 'is of the books',
  bid_invitations: 'goes when it is done',
  bid_questions: 'belongs to an order',
  bid_templates: "is a person's own",
  bids: 'belongs to an order',
  bookings: 'belongs to an order',
  bookmarks: "is a person's own",
  business_enquiries: 'is read by operators',
  cash_claims: 'belongs to an order',
  categories: 'does not grow',
  category_cities: 'does not grow',
  category_types: 'does not grow',
  cities: 'does not grow',
  city_providers: 'is kept by a trigger',
  contact_messages: 'is read by operators',
  conversation_blocks: 'belongs to an order',
  conversation_reports: 'belongs to an order',
  custodies: 'belongs to an order',
  custody_pieces: 'belongs to an order',
  custody_scans: 'belongs to an order',
  customer_ratings: "is a person's own",
  desk_cases: "is a person's own",
  // A look at a case deletes the looks that are over.
  desk_viewers: 'goes when it is done',
  colleague_referrals: "is a person's own",
  desk_views: "is a person's own",
  dispute_entries: 'belongs to an order',
  dispute_photos: 'belongs to an order',
  disputes: 'belongs to an order',
  door_waits: 'belongs to an order',
  gift_codes: 'is of the books',
  gift_grants: 'is of the books',
  gift_spends: 'is of the books',
  held_fees: 'is of the books',
  holidays: 'does not grow',
  home_bases: "is a person's own",
  // Invitations to bid alone go, by a sweep of their own.
  inbox_messages: "is a person's own",
  income_certificate_readers: "is a person's own",
  income_certificates: "is a person's own",
  installation: 'does not grow',
  enquiry_cases: 'is read by operators',
  job_applications: 'is read by operators',
  late_starts: 'belongs to an order',
  ledger_accounts: 'is of the books',
  ledger_entries: 'is of the books',
  ledger_postings: 'is of the books',
  ledger_proofs: 'is of the books',
  ledger_slots: 'is of the books',
  locations: 'does not grow',
  member_wages: 'is of the books',
  move_reasons: 'belongs to an order',
  order_messages: 'belongs to an order',
  order_persons: 'belongs to an order',
  paper_requests: "is a person's own",
  partings: "is a person's own",
  pauses: 'is read by operators',
  posting_corrections: 'is of the books',
  payment_attempts: 'is of the books',
  payout_accounts: 'is of the books',
  payout_rounds: 'is of the books',
  payout_runs: 'is of the books',
  payouts: 'is of the books',
  person_views: "is a person's own",
  price_books: 'does not grow',
  price_changes: 'belongs to an order',
  provider_absences: "is a person's own",
  provider_applications: "is a person's own",
  provider_certificates: "is a person's own",
  provider_locations: "is a person's own",
  provider_pictures: "is a person's own",
  provider_services: "is a person's own",
  provider_shifts: "is a person's own",
  provider_ratings: 'is kept by a trigger',
  providers: "is a person's own",
  provinces: 'does not grow',
  regulars: "is a person's own",
  reliability_events: 'belongs to an order',
  review_moderations: 'belongs to an order',
  review_photos: 'belongs to an order',
  review_totals: 'is kept by a trigger',
  reviews: 'belongs to an order',
  sanctions: "is a person's own",
  standing_papers: "is a person's own",
  withdrawal_excuses: 'belongs to an order',
  series: "is a person's own",
  series_visits: "is a person's own",
  task_events: 'belongs to an order',
  tasks: 'belongs to an order',
  team_members: "is a person's own",
  test_bank_payments: 'is of the books',
  test_results: 'belongs to an order',
  tips: 'is of the books',
  papers: 'is of the books',
  trucks: "is a person's own",
  uploaded_files: "is a person's own",
  // A row for each outage of a year.
  uptimes: 'does not grow',
  user_roles: "is a person's own",
  user_settings: "is a person's own",
  users: "is a person's own",
  vehicles: "is a person's own",
  waiting_news: 'goes when it is done',
  wallet_top_ups: 'is of the books',
  work_photos: 'belongs to an order',
  work_vehicle_papers: "is a person's own",
  work_vehicles: "is a person's own",
};

/** Whole tables stay, but of these some rows go. */
const IN_PART = ['inbox_messages'];

/** The timers' real deletions. */
const SWEEP = /^delete from "(\w+)" where ctid = any/i;

it('every table is emptied of its old rows by a timer, or has a reason why they stay', async () => {
  const service = await createTestService();
  const { database } = service.context.ports;
  const swept = new Set<string>();
  watchStatements(database, (text) => {
    const [, table] = SWEEP.exec(text) ?? [];
    if (table) swept.add(table);
  });
  await runDueWork(service.context);
  const { rows } = (await database.connection.execute(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )) as unknown as { rows: readonly { readonly name: string }[] };
  await service.close();
  const chosen = [...swept].filter((table) => !IN_PART.includes(table));
  expect([...chosen, ...Object.keys(STAY)].sort()).toEqual(rows.map(({ name }) => name).sort());
  expect([...swept]).toEqual(expect.arrayContaining(IN_PART));
});

it('the tables that may be read whole are those that do not grow', () => {
  const small = Object.keys(STAY).filter((table) => STAY[table] === 'does not grow');
  expect(small).toEqual([...TABLES_THAT_DO_NOT_GROW].sort());
});
