import type { PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../schema';
import type { OfPerson } from './fates';

type Schema = typeof schema;
type Tables = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] };

const NO_PERSON = {
  firstName: '',
  lastName: '',
  email: null,
  birthDate: null,
  gender: null,
  nationalCode: null,
  imageFileId: null,
  passwordHash: null,
  passwordChangedAt: null,
  oneTimePasswordHash: null,
  oneTimePasswordExpiresAt: null,
  activatedAt: null,
  referrerId: null,
  takhfifanToken: null,
  organisation: null,
};

/** An order that somebody placed; its address is emptied in part, by `erase.ts`. */
const NO_ORDER = {
  draft: {},
  description: '',
  photoFileId: null,
  voiceFileId: null,
  takhfifanToken: null,
  customerNetwork: null,
  isForRecipient: false,
  visitKey: null,
};

/** The number of pieces and their scans stay: they identify nobody. */
const NO_PIECE = { name: '', defects: '', fileId: null };

const NO_PROVIDER = {
  about: '',
  slogan: '',
  merchantName: '',
  warranty: null,
  tariffNote: null,
  officeAddress: null,
  officePhone: null,
  feedKey: null,
  pausedUntil: null,
};

/**
 * A row for each table: whether the download has its data of a person, and the way of their erasure. A table without
 * personal data has null. A new table does not compile without its row. `of-person.test.ts` compares the rows with the
 * statements that collect and erase. Steps are taken in this order: a row stands before the one that it refers to.
 * Where rows have two persons, as a customer and a provider, they go with either.
 */
export const OF_PERSON: { readonly [Name in keyof Tables]: OfPerson<Tables[Name]> | null } = {
  // The person and how they log in.
  users: {
    collected: 'collected',
    erased: [{ emptied: { referrerId: null }, of: 'referrerId' }, { emptied: NO_PERSON, of: 'id' }, 'by erase.ts'],
  },
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
  inboxMessages: { collected: 'collected', erased: [{ rowsOf: 'userId' }, 'by erase.ts'] },
  alerts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  pushDevices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  outgoingMessages: { collected: 'collected', erased: 'by erase.ts' },
  smsOutbox: { collected: 'said elsewhere', erased: 'by erase.ts' },
  mailOutbox: { collected: 'said elsewhere', erased: 'by erase.ts' },
  answerCodes: { collected: 'secret', erased: { rowsOf: 'userId' } },

  // Orders, on both of their sides.
  tasks: { collected: 'collected', erased: [{ emptied: NO_ORDER, of: 'customerId' }, 'by erase.ts'] },
  taskEvents: { collected: 'collected', erased: 'stays with the order' },
  bookings: { collected: 'said elsewhere', erased: 'stays with the order' },
  moveReasons: { collected: 'collected', erased: { rowsOf: 'actorId' } },
  disputes: {
    collected: 'collected',
    erased: [
      { emptied: { text: '' }, of: 'openedById' },
      { emptied: { appealText: '' }, of: 'appealedById' },
    ],
  },
  disputeEntries: { collected: 'collected', erased: { emptied: { text: '' }, of: 'authorId' } },
  disputePhotos: { collected: 'collected', erased: 'with another row' },
  cashClaims: { collected: 'collected', erased: { emptied: { contestText: null }, of: 'their orders' } },
  doorWaits: { collected: 'collected', erased: 'stays with the order' },
  orderMessages: { collected: 'collected', erased: { emptied: { text: '', fileId: null }, of: 'senderId' } },
  conversationReports: {
    collected: 'collected',
    erased: [
      { emptied: { text: '' }, of: 'reporterId' },
      { emptied: { appealText: null }, of: 'accusedId' },
    ],
  },
  conversationBlocks: { collected: 'collected', erased: { rowsOf: 'blockedById' } },
  orderPersons: { collected: 'collected', erased: { rowsOf: 'their orders' } },
  orderRecipients: { collected: 'collected', erased: 'by erase.ts' },
  custodyPieces: {
    collected: 'collected',
    erased: [
      { emptied: NO_PIECE, of: 'their orders' },
      { emptied: NO_PIECE, of: 'listedById' },
    ],
  },
  custodyScans: null,
  custodies: null,
  workPhotos: { collected: 'collected', erased: 'with another row' },
  testResults: { collected: 'collected', erased: 'with another row' },
  wayPositions: { collected: 'collected', erased: { rowsOf: 'their works' } },
  priceChanges: { collected: 'collected', erased: { emptied: { reason: '', fileId: null }, of: 'providerId' } },
  bids: { collected: 'collected', erased: [{ emptied: { note: '', photoIds: [] }, of: 'providerId' }, 'by erase.ts'] },
  bidTemplates: { collected: 'collected', erased: { rowsOf: 'providerId' } },
  bidReaders: { collected: 'said elsewhere', erased: { rowsOf: 'providerId' } },
  bidQuestions: { collected: 'collected', erased: [{ rowsOf: 'their orders' }, { rowsOf: 'providerId' }] },
  bidInvitations: null,
  reviews: {
    collected: 'collected',
    erased: [
      { emptied: { text: '', photoCount: 0 }, of: 'customerId' },
      { emptied: { answer: null, answeredAt: null }, of: 'providerId' },
    ],
  },
  reviewModerations: {
    collected: 'collected',
    erased: [
      { emptied: { text: '', photoIds: [], appealText: null }, of: 'customerId' },
      { emptied: { answer: null, answeredAt: null }, of: 'their works' },
    ],
  },
  reviewPhotos: { collected: 'collected', erased: 'with another row' },
  reviewTotals: null,
  providerRatings: { collected: 'said elsewhere', erased: 'by a trigger' },

  // Who works.
  paperRequests: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationDocuments: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationLocations: { collected: 'collected', erased: { rowsOf: 'userId' } },
  applicationServices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  colleagueReferrals: { collected: 'collected', erased: [{ rowsOf: 'colleagueId' }, { rowsOf: 'inviterId' }] },
  providerApplications: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providers: { collected: 'collected', erased: [{ emptied: NO_PROVIDER, of: 'userId' }, 'by erase.ts'] },
  providerCertificates: { collected: 'collected', erased: { rowsOf: 'userId' } },
  incomeCertificateReaders: { collected: 'collected', erased: 'with another row' },
  incomeCertificates: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerPictures: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerServices: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerLocations: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerShifts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  providerAbsences: { collected: 'collected', erased: { rowsOf: 'userId' } },
  customerRatings: { collected: 'collected', erased: [{ rowsOf: 'customerId' }, { rowsOf: 'providerId' }] },
  addressNotes: { collected: 'collected', erased: [{ rowsOf: 'customerId' }, { rowsOf: 'providerId' }] },
  bookmarks: { collected: 'collected', erased: [{ rowsOf: 'userId' }, 'by erase.ts'] },
  hourOffers: { collected: 'collected', erased: [{ rowsOf: 'customerId' }, { rowsOf: 'providerId' }] },
  partings: { collected: 'collected', erased: [{ rowsOf: 'customerId' }, { rowsOf: 'providerId' }] },
  regulars: { collected: 'collected', erased: [{ rowsOf: 'customerId' }, { rowsOf: 'providerId' }] },
  series: { collected: 'collected', erased: { rowsOf: 'customerId' } },
  seriesVisits: { collected: 'collected', erased: 'with another row' },
  reservedHours: { collected: 'said elsewhere', erased: { rowsOf: 'userId' } },
  homeBases: { collected: 'collected', erased: { rowsOf: 'userId' } },
  cityProviders: { collected: 'said elsewhere', erased: 'by a trigger' },
  memberWages: { collected: 'collected', erased: [{ rowsOf: 'memberId' }, { rowsOf: 'companyId' }] },
  teamMembers: {
    collected: 'collected',
    erased: [{ rowsOf: 'memberId' }, { rowsOf: 'companyId' }, { emptied: { supervisorId: null }, of: 'supervisorId' }],
  },
  reliabilityEvents: { collected: 'collected', erased: 'stays with the order' },
  sanctions: { collected: 'collected', erased: { emptied: { reason: null, appealText: null }, of: 'userId' } },
  pauses: { collected: 'collected', erased: { emptied: { reason: '' }, of: 'providerId' } },
  withdrawalExcuses: { collected: 'collected', erased: { emptied: { text: '', decisionReason: null }, of: 'userId' } },
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
  paymentAttempts: { collected: 'collected', erased: { emptied: { maskedCard: null }, of: 'their orders' } },
  walletTopUps: { collected: 'collected', erased: { emptied: { maskedCard: null }, of: 'userId' } },
  bankRefunds: { collected: 'said elsewhere', erased: 'stays in the books' },
  bankCases: { collected: 'said elsewhere', erased: 'stays in the books' },
  payoutAccounts: { collected: 'collected', erased: { rowsOf: 'userId' } },
  payouts: { collected: 'collected', erased: 'stays in the bank’s files' },
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
