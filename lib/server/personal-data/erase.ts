import { and, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm';

import { forfeitGifts } from '../money';
import { removeWaitingNewsOf } from '../operators';
import { clearRecipientWords } from '../orders';
import type { Transaction } from '../ports/database';
import {
  activationCodes,
  addresses,
  applicationDocuments,
  bids,
  bookmarks,
  businessEnquiries,
  contactMessages,
  inboxMessages,
  jobApplications,
  mailOutbox,
  openingNotices,
  orderRecipients,
  outgoingMessages,
  providerPictures,
  providers,
  pushDevices,
  smsOutbox,
  tasks,
  uploadedFiles,
  users,
  workPhotos,
} from '../schema';
import { OTHERS_MESSAGES } from './collect-messages';
import { eraseRows } from './erase-rows';

type Person = typeof users.$inferSelect;

/**
 * Deletes everything personal from the database, and returns the storage keys of files without an owner. Others and the
 * books keep their part: the ledger, orders with their prices and hours but without address, words or files, and a
 * review's stars. All of it is of a person without a name. The person is locked, and no obstacle is left. `OF_PERSON`
 * has the fate of each table; here stand the steps that it cannot say.
 */
export async function eraseAccount(transaction: Transaction, userId: number, now: Date): Promise<string[]> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  await forfeitGifts(transaction, userId, now);
  await clearOrders(transaction, userId);
  await clearProvider(transaction, userId);
  await removeMessages(transaction, person);
  await eraseRows(transaction, userId);
  const files = [
    ...(await removePhotosOfTheirPlaces(transaction, userId)),
    ...(await removeFiles(transaction, eq(uploadedFiles.ownerId, userId))),
  ];
  await clearPerson(transaction, userId, now);
  return files.map(({ storageKey }) => storageKey);
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
  await transaction.update(tasks).set({ address, detail }).where(eq(tasks.customerId, userId));
  await removeRecipients(transaction, userId);
  const named = transaction.select({ addressId: tasks.addressId }).from(tasks).where(eq(tasks.customerId, userId));
  await transaction
    .update(addresses)
    .set({ ...nowhere, isEnabled: false, isDefault: false })
    .where(and(eq(addresses.userId, userId), inArray(addresses.id, named)));
  await transaction.delete(addresses).where(and(eq(addresses.userId, userId), ne(addresses.text, '')));
}

/** The recipients of their orders, with the messages to them. */
async function removeRecipients(transaction: Transaction, userId: number): Promise<void> {
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.customerId, userId));
  const removed = await transaction
    .delete(orderRecipients)
    .where(inArray(orderRecipients.taskId, own))
    .returning({ mobile: orderRecipients.mobile, visitKey: orderRecipients.visitKey });
  for (const { mobile, visitKey } of removed) {
    const { recipient, text } = outgoingMessages;
    await transaction.delete(outgoingMessages).where(and(eq(recipient, mobile), like(text, `%${visitKey}%`)));
    await transaction.delete(smsOutbox).where(and(eq(smsOutbox.mobile, mobile), like(smsOutbox.text, `%${visitKey}%`)));
  }
}

/** A suspended provider has no public page and no offers; the row stays for orders and reviews. */
async function clearProvider(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(providers)
    .set({ status: 'suspended', workerCode: `erased-${userId}` })
    .where(eq(providers.userId, userId));
  // What may still be chosen of somebody who is gone cannot be.
  const pending = and(eq(bids.providerId, userId), eq(bids.state, 'pending'));
  await transaction.update(bids).set({ state: 'withdrawn' }).where(pending);
  const isOfWorker = and(eq(bookmarks.kind, 'worker'), eq(bookmarks.subjectId, userId));
  await transaction.delete(bookmarks).where(isOfWorker);
}

async function removeMessages(transaction: Transaction, { id, mobile, email }: Person): Promise<void> {
  const recipients = email === null ? [mobile] : [mobile, email];
  await transaction
    .delete(inboxMessages)
    .where(and(inArray(inboxMessages.event, OTHERS_MESSAGES), sql`${inboxMessages.params} ->> 'mobile' = ${mobile}`));
  const endpoints = transaction
    .select({ endpoint: pushDevices.endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.userId, id));
  await transaction.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, endpoints));
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
  await transaction.update(users).set({ mobile: name, inviteCode: name, erasedAt: now }).where(eq(users.id, userId));
}
