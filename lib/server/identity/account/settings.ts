import { eq } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';

import type { Executor } from '../../ports/database';
import { userSettings } from '../../schema';

type WireSettings = CallAnswer<'user/getusersetting'>['userSettingLst'][number];
type Change = CallInput<'user/addusersetting'>;

/** A person's wishes for notifications; everything but promotions is on until they say otherwise (BEHAVIOUR 30). */
export async function getSettings(executor: Executor, userId: number): Promise<WireSettings> {
  const [row] = await executor.select().from(userSettings).where(eq(userSettings.userId, userId));
  return {
    isSendEmail: row?.sendsEmail ?? true,
    isSendInbox: row?.sendsInbox ?? true,
    isSendSMS: row?.sendsSms ?? true,
    isSendNotify: row?.sendsNotification ?? true,
    promotionalSms: (row?.sendsPromotions ?? false) ? 'send' : 'notSend',
  };
}

/** Changes the named settings and keeps the rest. */
export async function changeSettings(executor: Executor, userId: number, change: Change): Promise<void> {
  const { isSendEmail, isSendInbox, isSendSMS, isSendNotify, promotionalSms } = change;
  const named = {
    ...(isSendEmail === undefined ? {} : { sendsEmail: isSendEmail }),
    ...(isSendInbox === undefined ? {} : { sendsInbox: isSendInbox }),
    ...(isSendSMS === undefined ? {} : { sendsSms: isSendSMS }),
    ...(isSendNotify === undefined ? {} : { sendsNotification: isSendNotify }),
    ...(promotionalSms === undefined ? {} : { sendsPromotions: promotionalSms === 'send' }),
  };
  const stored = executor.insert(userSettings).values({ userId, ...named });
  const isEmpty = Object.keys(named).length === 0;
  await (isEmpty
    ? stored.onConflictDoNothing()
    : stored.onConflictDoUpdate({ target: userSettings.userId, set: named }));
}
