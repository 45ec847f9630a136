import type { Locale } from '@/lib/i18n/locales';

import type { CallContext } from '../context';
import { requireMobile } from '../people';
import type { Transaction } from '../ports/database';
import { enquiryCases } from '../schema';
import { addressBudget, takeFromBudgets, toBudget } from '../throttles';
import { tellOperators, type EnquiryNews } from './tell-operators';

/** The writer's fields in every table of enquiries. */
interface Sender {
  readonly mobile: string;
  readonly userId: number | null;
  readonly locale: Locale;
  readonly createdAt: Date;
}

type EnquiryRow = Pick<typeof enquiryCases.$inferInsert, 'contactId' | 'businessId' | 'jobId'>;

interface Enquiry {
  readonly purpose: 'docontactus' | 'b2bregister' | 'addapplyjob';
  /** The mobile as typed. */
  readonly mobile: string;
  readonly news: EnquiryNews;
  /** Answers the row that waits for an operator. */
  readonly store: (transaction: Transaction, sender: Sender) => Promise<EnquiryRow>;
}

/**
 * Takes a message to the marketplace: within the budgets, stored, and told to the operators, in one transaction. Throws
 * invalid-input for an invalid mobile, TooMuchRequest.
 */
export async function receiveEnquiry(
  context: CallContext,
  { purpose, mobile: typed, news, store }: Enquiry,
): Promise<void> {
  const mobile = requireMobile(typed, 'mobile');
  const { database, clock } = context.ports;
  const { ipAddress, locale } = context.request;
  const now = clock.now();
  const mobileBudget = toBudget(purpose, mobile);
  await takeFromBudgets(database.connection, [addressBudget(purpose, ipAddress), mobileBudget], now);
  await database.transaction(async (transaction) => {
    const row = await store(transaction, { mobile, userId: context.actor?.userId ?? null, locale, createdAt: now });
    await transaction.insert(enquiryCases).values({ ...row, arrivedAt: now });
    await tellOperators(
      transaction,
      { ...news, params: { ...news.params, mobile } },
      { address: context.configuration.enquiryAddress, now },
    );
  });
  context.signals.messagesPending();
}
