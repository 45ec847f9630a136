import { and, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm';

import { forfeitGifts } from '../money';
import { removeWaitingNewsOf } from '../operators';
import { clearRecipientWords } from '../orders';
import type { Transaction } from '../ports/database';
import {
  addressNotes,
  activationCodes,
  addresses,
  applicationDocuments,
  bidQuestions,
  bids,
  customerRatings,
  businessEnquiries,
  contactMessages,
  conversationReports,
  disputeEntries,
  cashClaims,
  disputes,
  inboxMessages,
  jobApplications,
  mailOutbox,
  openingNotices,
  orderMessages,
  orderPersons,
  orderRecipients,
  custodyPieces,
  priceChanges,
  outgoingMessages,
  payouts,
  providerPictures,
  providers,
  bookmarks,
  colleagueReferrals,
  hourOffers,
  partings,
  regulars,
  pushDevices,
  reviewModerations,
  reviews,
  smsOutbox,
  tasks,
  uploadedFiles,
  users,
  wayPositions,
  walletTopUps,
  paymentAttempts,
  memberWages,
  teamMembers,
  workPhotos,
} from '../schema';
import { clearDecisions } from './erase-decisions';
import { OTHERS_MESSAGES } from './collect-messages';
import { OWN_ROWS } from './of-person';

type Person = typeof users.$inferSelect;

/**
 * Deletes everything personal from the database, and returns the storage keys of files without an owner. Others and the
 * books keep their part: the ledger, orders with their prices and hours but without address, words or files, and a
 * review's stars. All of it is of a person without a name. The person is locked, and no obstacle is left. `OF_PERSON`
 * has the fate of each table; here stand the steps beyond deleting a person's rows.
 */
export async function eraseAccount(transaction: Transaction, userId: number, now: Date): Promise<string[]> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  await forfeitGifts(transaction, userId, now);
  await clearOrders(transaction, userId);
  await clearTextiles(transaction, userId);
  await clearProvider(transaction, userId);
  await removeMessages(transaction, person);
  await removePairs(transaction, userId);
  for (const { table, owner } of OWN_ROWS) await transaction.delete(table).where(eq(owner, userId));
  const files = [
    ...(await removePhotosOfTheirPlaces(transaction, userId)),
    ...(await removeFiles(transaction, eq(uploadedFiles.ownerId, userId))),
  ];
  await clearPerson(transaction, userId, now);
  return files.map(({ storageKey }) => storageKey);
}

/** Rows between a customer and a provider go with either, and so do others' bookmarks of a provider. */
async function removePairs(transaction: Transaction, userId: number) {
  for (const pairs of [hourOffers, partings, regulars, customerRatings, addressNotes])
    await transaction.delete(pairs).where(or(eq(pairs.customerId, userId), eq(pairs.providerId, userId)));
  const { colleagueId, inviterId } = colleagueReferrals;
  await transaction.delete(colleagueReferrals).where(or(eq(colleagueId, userId), eq(inviterId, userId)));
  const isOfWorker = and(eq(bookmarks.kind, 'worker'), eq(bookmarks.subjectId, userId));
  await transaction.delete(bookmarks).where(or(eq(bookmarks.userId, userId), isOfWorker));
}

/** Providers' photos before and after a work. The photos' rows go with their files. */
async function removePhotosOfTheirPlaces(transaction: Transaction, userId: number) {
  const photos = await transaction
    .select({ fileId: workPhotos.fileId })
    .from(workPhotos)
    .innerJoin(tasks, eq(tasks.id, workPhotos.taskId))
    .where(eq(tasks.customerId, userId));
  const fileIds = photos.map(({ fileId }) => fileId);
  await transaction.delete(providerPictures).where(inArray(providerPictures.fileId, fileIds));
  await transaction.delete(applicationDocuments).where(inArray(applicationDocuments.fileId, fileIds));
  return removeFiles(transaction, inArray(uploadedFiles.id, fileIds));
}

function removeFiles(transaction: Transaction, which: SQL) {
  return transaction.delete(uploadedFiles).where(which).returning({ storageKey: uploadedFiles.storageKey });
}

/** The neighbourhood stays: prices and statistics go by it, and nobody is found by it. */
async function clearOrders(transaction: Transaction, userId: number): Promise<void> {
  const nowhere = { name: '', text: '', zipCode: null, latitude: null, longitude: null };
  const address = sql`${tasks.address} || ${JSON.stringify(nowhere)}::jsonb`;
  const detail = sql`CASE WHEN ${tasks.detail} ? 'destination'
    THEN jsonb_set(${tasks.detail}, '{destination}', (${tasks.detail} -> 'destination') || ${JSON.stringify(nowhere)}::jsonb)
    ELSE ${tasks.detail} END`;
  await transaction
    .update(tasks)
    .set({
      address,
      detail,
      draft: {},
      description: '',
      photoFileId: null,
      voiceFileId: null,
      takhfifanToken: null,
      customerNetwork: null,
    })
    .where(eq(tasks.customerId, userId));
  await clearConversations(transaction, userId);
  await removeRecipients(transaction, userId);
  await clearDisputes(transaction, userId);
  await clearReviews(transaction, userId);
  const named = transaction.select({ addressId: tasks.addressId }).from(tasks).where(eq(tasks.customerId, userId));
  await transaction
    .update(addresses)
    .set({ ...nowhere, isEnabled: false, isDefault: false })
    .where(and(eq(addresses.userId, userId), inArray(addresses.id, named)));
  await transaction.delete(addresses).where(and(eq(addresses.userId, userId), ne(addresses.text, '')));
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.customerId, userId));
  await transaction.delete(bidQuestions).where(inArray(bidQuestions.taskId, own));
  await transaction.update(paymentAttempts).set({ maskedCard: null }).where(inArray(paymentAttempts.taskId, own));
  await transaction.update(walletTopUps).set({ maskedCard: null }).where(eq(walletTopUps.userId, userId));
}

/** Also reviews that an operator took from the pages. The stars stay. */
async function clearReviews(transaction: Transaction, userId: number): Promise<void> {
  await transaction.update(reviews).set({ text: '', photoCount: 0 }).where(eq(reviews.customerId, userId));
  await transaction
    .update(reviewModerations)
    .set({ text: '', photoIds: [], appealText: null })
    .where(eq(reviewModerations.customerId, userId));
}

/** The seal of a decision keeps the hash of the statements. */
async function clearDisputes(transaction: Transaction, userId: number): Promise<void> {
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.customerId, userId));
  await transaction.update(disputes).set({ text: '' }).where(eq(disputes.openedById, userId));
  await transaction.update(disputes).set({ appealText: '' }).where(eq(disputes.appealedById, userId));
  await transaction.update(cashClaims).set({ contestText: null }).where(inArray(cashClaims.taskId, own));
  await transaction.update(disputeEntries).set({ text: '' }).where(eq(disputeEntries.authorId, userId));
}

/** The people who give a sample, the recipients with the messages to them, and links that showed others a visit. */
async function removeRecipients(transaction: Transaction, userId: number): Promise<void> {
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.customerId, userId));
  await transaction.delete(orderPersons).where(inArray(orderPersons.taskId, own));
  const removed = await transaction
    .delete(orderRecipients)
    .where(inArray(orderRecipients.taskId, own))
    .returning({ mobile: orderRecipients.mobile, visitKey: orderRecipients.visitKey });
  await transaction.update(tasks).set({ isForRecipient: false, visitKey: null }).where(eq(tasks.customerId, userId));
  for (const { mobile, visitKey } of removed) {
    const { recipient, text } = outgoingMessages;
    await transaction.delete(outgoingMessages).where(and(eq(recipient, mobile), like(text, `%${visitKey}%`)));
    await transaction.delete(smsOutbox).where(and(eq(smsOutbox.mobile, mobile), like(smsOutbox.text, `%${visitKey}%`)));
  }
}

/** The number of pieces and their scans stay: they identify nobody. */
async function clearTextiles(transaction: Transaction, userId: number): Promise<void> {
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.customerId, userId));
  const nothing = { name: '', defects: '', fileId: null };
  await transaction.update(custodyPieces).set(nothing).where(inArray(custodyPieces.taskId, own));
  await transaction.update(custodyPieces).set(nothing).where(eq(custodyPieces.listedById, userId));
}

/** Their messages to the other side of an order; messages to them stay the other's. */
async function clearConversations(transaction: Transaction, userId: number): Promise<void> {
  await transaction.update(orderMessages).set({ text: '', fileId: null }).where(eq(orderMessages.senderId, userId));
  const { reporterId, accusedId } = conversationReports;
  await transaction.update(conversationReports).set({ text: '' }).where(eq(reporterId, userId));
  await transaction.update(conversationReports).set({ appealText: null }).where(eq(accusedId, userId));
  await transaction.update(priceChanges).set({ reason: '', fileId: null }).where(eq(priceChanges.providerId, userId));
}

/** A suspended provider has no public page and no offers; the row stays for orders and reviews. */
async function clearProvider(transaction: Transaction, userId: number): Promise<void> {
  const nothing = {
    about: '',
    slogan: '',
    merchantName: '',
    warranty: null,
    tariffNote: null,
    officeAddress: null,
    officePhone: null,
  };
  await transaction
    .update(providers)
    .set({ ...nothing, feedKey: null, pausedUntil: null, status: 'suspended', workerCode: `erased-${userId}` })
    .where(eq(providers.userId, userId));
  await transaction.update(payouts).set({ sheba: '' }).where(eq(payouts.userId, userId));
  await clearDecisions(transaction, userId);
  await transaction.update(reviews).set({ answer: null, answeredAt: null }).where(eq(reviews.providerId, userId));
  const works = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.providerId, userId));
  await transaction
    .update(reviewModerations)
    .set({ answer: null, answeredAt: null })
    .where(inArray(reviewModerations.taskId, works));
  await transaction.update(bids).set({ note: '', photoIds: [] }).where(eq(bids.providerId, userId));
  // What may still be chosen of somebody who is gone cannot be.
  const pending = and(eq(bids.providerId, userId), eq(bids.state, 'pending'));
  await transaction.update(bids).set({ state: 'withdrawn' }).where(pending);
  const work = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.providerId, userId));
  await transaction.delete(wayPositions).where(inArray(wayPositions.taskId, work));
  await transaction.delete(memberWages).where(or(eq(memberWages.memberId, userId), eq(memberWages.companyId, userId)));
  await transaction.delete(teamMembers).where(or(eq(teamMembers.memberId, userId), eq(teamMembers.companyId, userId)));
  await transaction.update(teamMembers).set({ supervisorId: null }).where(eq(teamMembers.supervisorId, userId));
  await transaction.delete(bidQuestions).where(eq(bidQuestions.providerId, userId));
}

async function removeMessages(transaction: Transaction, { id, mobile, email }: Person): Promise<void> {
  const recipients = email === null ? [mobile] : [mobile, email];
  await transaction.delete(inboxMessages).where(eq(inboxMessages.userId, id));
  await transaction
    .delete(inboxMessages)
    .where(and(inArray(inboxMessages.event, OTHERS_MESSAGES), sql`${inboxMessages.params} ->> 'mobile' = ${mobile}`));
  const endpoints = transaction
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.userId, id));
  await transaction.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, endpoints));
  await transaction.delete(pushDevices).where(eq(pushDevices.userId, id));
  await transaction.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, recipients));
  await transaction.delete(smsOutbox).where(eq(smsOutbox.mobile, mobile));
  await transaction.delete(mailOutbox).where(inArray(mailOutbox.recipient, recipients));
  // Also what was written under this number before the person had logged in.
  for (const enquiries of [contactMessages, businessEnquiries, jobApplications]) {
    await transaction.delete(enquiries).where(or(eq(enquiries.userId, id), eq(enquiries.mobile, mobile)));
  }
  await removeWaitingNewsOf(transaction, mobile);
  await transaction.delete(openingNotices).where(eq(openingNotices.mobile, mobile));
  await removeOrdersForThem(transaction, mobile);
  await transaction.delete(activationCodes).where(eq(activationCodes.mobile, mobile));
}

/** Orders that others made for them stay their customers'. */
async function removeOrdersForThem(transaction: Transaction, mobile: string): Promise<void> {
  const removed = await transaction
    .delete(orderRecipients)
    .where(eq(orderRecipients.mobile, mobile))
    .returning({ taskId: orderRecipients.taskId });
  const taskIds = removed.map(({ taskId }) => taskId);
  await clearRecipientWords(transaction, taskIds);
  await transaction.update(tasks).set({ isForRecipient: false }).where(inArray(tasks.id, taskIds));
}

/** The mobile is free again: a registration with it makes a new person. */
async function clearPerson(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const name = `erased-${userId}`;
  await transaction.update(users).set({ referrerId: null }).where(eq(users.referrerId, userId));
  await transaction
    .update(users)
    .set({
      mobile: name,
      inviteCode: name,
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
      erasedAt: now,
    })
    .where(eq(users.id, userId));
}
