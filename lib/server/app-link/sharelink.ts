import { CallError } from '@/lib/contract/call-error';
import { RECEIVE_APP_PATH, WEB_APP_PATH } from '@/lib/domain/app-paths';
import { defaultLocale } from '@/lib/i18n/locales';

import { hasAppDownload } from '../configuration';
import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { addressBudget, messageBudgets, requireMobile, returnToBudgets, takeFromBudgets } from '../identity';
import { SmsNotSent } from '../ports/sms';
import { getWords } from '../words';

/** Sent while the person waits, not queued: the page says whether it went out. What surely did not go out is not counted. */
export const handler = defineHandler('boot/sharelink', async ({ mobile: typed }, context) => {
  const mobile = requireMobile(typed, 'mobile');
  const { database, clock, sms } = context.ports;
  const budgets = [addressBudget('sharelink', context.request.ipAddress), ...messageBudgets('sharelink', mobile)];
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

/** Where the app is to be had, or, without one, how the site itself becomes one; in the language of whoever asked. */
function toAppLink({ configuration, request: { locale, siteUrl } }: CallContext): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return siteUrl + prefix + (hasAppDownload(configuration) ? RECEIVE_APP_PATH : WEB_APP_PATH);
}
