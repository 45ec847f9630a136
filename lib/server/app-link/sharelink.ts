import { CallError } from '@/lib/contract/call-error';
import { APP_DOWNLOAD_VARIABLES, RECEIVE_APP_PATH, WEB_APP_PATH } from '@/lib/domain/site/app-paths';
import { defaultLocale } from '@/lib/i18n/locales';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { requireMobile } from '../people';
import { SmsNotSent } from '../ports/sms';
import { addressBudget, returnToBudgets, takeFromBudgets, toBudget } from '../throttles';
import { getWords } from '../words/words';

/**
 * Sent while the person waits, not queued: the page says whether it went out. A message that surely did not go out is
 * not counted.
 */
export const handler = defineHandler('boot/sharelink', async ({ mobile: typed }, context) => {
  const mobile = requireMobile(typed, 'mobile');
  const { database, clock, sms } = context.ports;
  // SPEC names no other outcome; the page offers nothing where the site sends no SMS.
  if (sms === null) throw new CallError('UnknownError');
  const budgets = [
    addressBudget('sharelink', context.request.ipAddress),
    toBudget('sharelink-minute', mobile),
    toBudget('sharelink-hour', mobile),
    toBudget('sharelink-day', mobile),
  ];
  await takeFromBudgets(database.connection, budgets, clock.now());
  try {
    await sms.send({
      mobile,
      text: getWords(context.request.locale, 'notifications').say('sms.app-link', { link: toAppLink(context) }),
    });
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    await returnToBudgets(database.connection, budgets);
    throw new CallError('UnknownError', { cause: error });
  }
  return {};
});

/** The app's address, or, without an app, the page on installing the site itself; in the caller's language. */
function toAppLink({ configuration, request: { locale, siteUrl } }: CallContext): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const hasDownload = Object.values(APP_DOWNLOAD_VARIABLES).some((variable) => configuration[variable] !== undefined);
  return siteUrl + prefix + (hasDownload ? RECEIVE_APP_PATH : WEB_APP_PATH);
}
