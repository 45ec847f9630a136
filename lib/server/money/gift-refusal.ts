import { CallError } from '@/lib/contract/call-error';
import type { GIFT_CODE_REFUSALS } from '@/lib/contract/errors';
import { formatJalaliDate, formatList, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import type { GiftCodeRow } from '../schema';
import { listCityNames, listServiceNames } from './gift-terms-words';

/**
 * A code that exists is refused. `tryGiftCode` makes it a CallError in the person's language. The names of cities and
 * services are read only then, outside the transaction that was rolled back.
 */
export class GiftRefusal extends Error {
  override readonly name = 'GiftRefusal';
  constructor(
    readonly why: (typeof GIFT_CODE_REFUSALS)[number],
    readonly code: GiftCodeRow,
  ) {
    super(why);
  }
}

/** The refusal with the facts that its words name: the day, the cities, the services, the smallest price. */
export async function toGiftError(executor: Executor, { why, code }: GiftRefusal, locale: Locale): Promise<CallError> {
  return new CallError(why, { params: await toParams(executor, why, code, locale) });
}

async function toParams(
  executor: Executor,
  why: GiftRefusal['why'],
  code: GiftCodeRow,
  locale: Locale,
): Promise<Record<string, string>> {
  const day = (at: Date | null) => ({ day: at ? formatJalaliDate(at.getTime(), locale, { hasYear: true }) : '' });
  switch (why) {
    case 'gift-ended':
      return day(code.endedAt ?? code.expiresAt);
    case 'gift-not-begun':
      return day(code.beginsAt);
    case 'gift-wrong-city':
      return { cities: formatList(await listCityNames(executor, code.cityIds ?? [], locale), locale) };
    case 'gift-wrong-service':
      return { services: formatList(await listServiceNames(executor, code.categoryIds ?? [], locale), locale) };
    case 'gift-order-too-small':
      return { amount: formatTomans(code.leastOrderRials, locale) };
    default:
      return {};
  }
}
