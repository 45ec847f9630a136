import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../schema';

type Schema = typeof schema;
type Tables = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] };

/** Whether the download has a table's data of a person (`collect.ts`), or why it has not. */
type Collected =
  | 'collected'
  /** It is a secret, or stands in for one. */
  | 'secret'
  /** Another table that is collected says the same. */
  | 'said elsewhere'
  /** Counters against misuse end within a day. */
  | 'ends within a day';

/** The fate of a table's rows when their person is erased. */
type Erased<Table extends PgTable> =
  /** `eraseAccount` deletes the rows that have the person's id in this column. */
  | { readonly rowsOf: keyof Table['$inferSelect'] & string }
  /** `erase.ts` has statements of its own: it empties words, or finds the rows in another way. */
  | 'by erase.ts'
  /** The database deletes them with the row that they refer to. */
  | 'with another row'
  /** The database keeps them by the rows that they come from. */
  | 'by a trigger'
  /** Sums and ids alone, which the books need. */
  | 'stays in the books'
  /** Hours, moves and points alone, which the order's other side needs. */
  | 'stays with the order'
  | 'ends within a day';

interface OfPerson<Table extends PgTable> {
  readonly collected: Collected;
  readonly erased: Erased<Table>;
}

/**
 * A row for each table: whether the download has its data of a person, and the way of their erasure. A table without
 * personal data has null. A new table does not compile without its row. `of-person.test.ts` compares the rows with the
 * statements that collect and erase. Rows are deleted in this order: a row stands before the one that it refers to.
 */
export const OF_PERSON: { readonly [Name in keyof Tables]: OfPerson<Tables[Name]> | null } = {
  // The person and how they log in.
  users: { collected: 'collected', erased: 'by erase.ts' },
  userRoles: { collected: 'collected', erased: { rowsOf: 'userId' } },
  userSettings: { collected: 'collected', erased: { rowsOf: 'userId' } },
  deskCases: { collected: 'collected', erased: { rowsOf: 'ownerId' } },
  deskViewers: { collected: 'said elsewhere', erased: { rowsOf: 'userId' } },
  deskViews: { collected: 'collected', erased: { rowsOf: 'ownerId' } },
  approvals: { collected: 'collected', erased: 'stays in the books' },
  personViews: { collected: 'collected', erased: { rowsOf: 'userId' } },
  auditEntries: { collected: 'collected', erased: 'stays in the books' },
  sessions: { collected: 'collected', erased: { rowsOf: 'userId' } },
  knownDevices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  activationCodes: { collected: 'secret', erased: 'by erase.ts' },
  idempotencyKeys: { collected: 'secret', erased: { rowsOf: 'userId' } },
  throttles: { collected: 'ends within a day', erased: 'ends within a day' },

  // What they gave.
  addresses: { collected: 'collected', erased: 'by erase.ts' },
  vehicles: { collected: 'collected', erased: { rowsOf: 'userId' } },
  workVehiclePapers: { collected: 'collected', erased: 'with another row' },
  workVehicles: { collected: 'collected', erased: { rowsOf: 'userId' } },
  trucks: { collected: 'collected', erased: { rowsOf: 'driverId' } },
  uploadedFiles: { collected: 'collected', erased: 'by erase.ts' },
  waitingCustomers: { collected: 'collected', erased: { rowsOf: 'userId' } },
  openingNotices: { collected: 'collected', erased: 'by erase.ts' },
  contactMessages: { collected: 'collected', erased: 'by erase.ts' },
  enquiryCases: { collected: 'said elsewhere', erased: 'with another row' },
  businessEnquiries: { collected: 'collected', erased: 'by erase.ts' },
  jobApplications: { collected: 'collected', erased: 'by erase.ts' },
  waitingNews: { collected: 'said elsewhere', erased: 'by erase.ts' },

  // What was written to them.
  inboxMessages: { collected: 'collected', erased: 'by erase.ts' },
  alerts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  pushDevices: { collected: 'collected', erased: 'by erase.ts' },
  outgoingMessages: { collected: 'collected', erased: 'by erase.ts' },
  smsOutbox: { collected: 'said elsewhere', erased: 'by erase.ts' },
  mailOutbox: { collected: 'said elsewhere', erased: 'by erase.ts' },
  answerCodes: { collected: 'secret', erased: { rowsOf: 'userId' } },

  // Orders, on both of their sides.
  tasks: { collected: 'collected', erased: 'by erase.ts' },
  taskEvents: { collected: 'collected', erased: 'stays with the order' },
  bookings: { collected: 'said elsewhere', erased: 'stays with the order' },
  moveReasons: { collected: 'collected', erased: { rowsOf: 'actorId' } },
  disputes: { collected: 'collected', erased: 'by erase.ts' },
  disputeEntries: { collected: 'collected', erased: 'by erase.ts' },
  disputePhotos: { collected: 'collected', erased: 'with another row' },
  cashClaims: { collected: 'collected', erased: 'by erase.ts' },
  doorWaits: { collected: 'collected', erased: 'stays with the order' },
  orderMessages: { collected: 'collected', erased: 'by erase.ts' },
  conversationReports: { collected: 'collected', erased: 'by erase.ts' },
  conversationBlocks: { collected: 'collected', erased: { rowsOf: 'blockedById' } },
  orderPersons: { collected: 'collected', erased: 'by erase.ts' },
  orderRecipients: { collected: 'collected', erased: 'by erase.ts' },
  custodyPieces: { collected: 'collected', erased: 'by erase.ts' },
  custodyScans: null,
  custodies: null,
  workPhotos: { collected: 'collected', erased: 'with another row' },
  testResults: { collected: 'collected', erased: 'with another row' },
  wayPositions: { collected: 'collected', erased: 'by erase.ts' },
  priceChanges: { collected: 'collected', erased: 'by erase.ts' },
  bids: { collected: 'collected', erased: 'by erase.ts' },
  bidTemplates: { collected: 'collected', erased: { rowsOf: 'providerId' } },
  bidReaders: { collected: 'said elsewhere', erased: { rowsOf: 'providerId' } },
  bidQuestions: { collected: 'collected', erased: 'by erase.ts' },
  bidInvitations: null,
  reviews: { collected: 'collected', erased: 'by erase.ts' },
  reviewModerations: { collected: 'collected', erased: 'by erase.ts' },
  reviewPhotos: { collected: 'collected', erased: 'with another row' },
  reviewTotals: null,
  providerRatings: { collected: 'said elsewhere', erased: 'by a trigger' },

  // Who works.
  paperRequests: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationDocuments: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationLocations: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationServices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  colleagueReferrals: { collected: 'collected', erased: 'by erase.ts' },
  providerApplications: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providers: { collected: 'collected', erased: 'by erase.ts' },
  providerCertificates: { collected: 'collected', erased: { rowsOf: 'userId' } },
  incomeCertificateReaders: { collected: 'collected', erased: 'with another row' },
  incomeCertificates: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerPictures: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerServices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerLocations: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerShifts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerAbsences: { collected: 'collected', erased: { rowsOf: 'userId' } },
  customerRatings: { collected: 'collected', erased: 'by erase.ts' },
  addressNotes: { collected: 'collected', erased: 'by erase.ts' },
  bookmarks: { collected: 'collected', erased: 'by erase.ts' },
  hourOffers: { collected: 'collected', erased: 'by erase.ts' },
  partings: { collected: 'collected', erased: 'by erase.ts' },
  regulars: { collected: 'collected', erased: 'by erase.ts' },
  series: { collected: 'collected', erased: { rowsOf: 'customerId' } },
  seriesVisits: { collected: 'collected', erased: 'with another row' },
  reservedHours: { collected: 'said elsewhere', erased: { rowsOf: 'userId' } },
  homeBases: { collected: 'collected', erased: { rowsOf: 'userId' } },
  cityProviders: { collected: 'said elsewhere', erased: 'by a trigger' },
  memberWages: { collected: 'collected', erased: 'by erase.ts' },
  teamMembers: { collected: 'collected', erased: 'by erase.ts' },
  reliabilityEvents: { collected: 'collected', erased: 'stays with the order' },
  sanctions: { collected: 'collected', erased: 'by erase.ts' },
  pauses: { collected: 'collected', erased: 'by erase.ts' },
  withdrawalExcuses: { collected: 'collected', erased: 'by erase.ts' },
  standingPapers: { collected: 'collected', erased: 'with another row' },

  // Money.
  ledgerAccounts: { collected: 'collected', erased: 'stays in the books' },
  ledgerPostings: { collected: 'collected', erased: 'stays in the books' },
  ledgerEntries: { collected: 'collected', erased: 'stays in the books' },
  giftGrants: { collected: 'collected', erased: 'stays in the books' },
  giftSpends: { collected: 'said elsewhere', erased: 'stays in the books' },
  postingCorrections: { collected: 'said elsewhere', erased: 'stays in the books' },
  giftCodes: { collected: 'secret', erased: 'stays in the books' },
  apologies: { collected: 'collected', erased: 'stays in the books' },
  tips: { collected: 'said elsewhere', erased: 'stays in the books' },
  invoices: { collected: 'collected', erased: 'stays in the books' },
  lateStarts: { collected: 'said elsewhere', erased: 'stays in the books' },
  heldFees: { collected: 'said elsewhere', erased: 'stays in the books' },
  paymentAttempts: { collected: 'collected', erased: 'by erase.ts' },
  walletTopUps: { collected: 'collected', erased: 'by erase.ts' },
  bankRefunds: { collected: 'said elsewhere', erased: 'stays in the books' },
  bankCases: { collected: 'said elsewhere', erased: 'stays in the books' },
  payoutAccounts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  payouts: { collected: 'collected', erased: 'by erase.ts' },
  payoutRuns: { collected: 'said elsewhere', erased: 'stays in the books' },
  payoutRounds: null,
  testBankPayments: null,

  // The catalogue and the house.
  provinces: null,
  cities: null,
  locations: null,
  categories: null,
  categoryTypes: null,
  categoryCities: null,
  priceBooks: null,
  holidays: null,
  installation: null,
  retries: null,
  ledgerProofs: null,
  ledgerSlots: null,
  uptimes: null,
};

const tables: Tables = schema;

/** The tables that hold something of a person, with their rows of OF_PERSON. */
export const HELD = Object.entries(OF_PERSON).flatMap(([name, held]) => {
  const table: PgTable = tables[name as keyof Tables];
  return held === null ? [] : [{ ...held, table }];
});

interface OwnRows {
  readonly table: PgTable;
  readonly owner: PgColumn;
}

/** The tables whose rows go with their person, in the order of their deletion. */
export const OWN_ROWS: readonly OwnRows[] = HELD.flatMap(({ table, erased }) => {
  if (typeof erased === 'string') return [];
  const owner = getTableColumns(table)[erased.rowsOf];
  return owner ? [{ table, owner }] : [];
});
