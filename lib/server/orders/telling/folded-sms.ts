import { RESCHEDULE_SMS_WAIT_MS } from '@/lib/domain/constants/messages';
import type { Locale } from '@/lib/i18n/locales';

import type { MessageEvent } from '../../messages';
import { getWords } from '../../words/words';

/** An SMS that waits for the next one of its order. */
const FOLDED = 'work-rescheduled' satisfies MessageEvent;

/**
 * The next one, and the event that makes the waiting one untrue: the hour is asked for or moved, or the visit is off.
 */
const TAKES_ITS_PLACE: readonly MessageEvent[] = [
  FOLDED,
  'work-hour-asked',
  'work-hour-taken',
  'work-cancelled',
  'offer-cancelled',
];

interface ToldOrder {
  readonly event: MessageEvent;
  readonly locale: Locale;
  /** The order's name in an SMS. */
  readonly order: string;
  readonly link: string;
}

/** The wait of an event's SMS before it goes out. */
export function toSmsWaitMs(event: MessageEvent): number {
  return event === FOLDED ? RESCHEDULE_SMS_WAIT_MS : 0;
}

/** A pattern for LIKE of every SMS of the order that an event replaces; null where it replaces none. */
export function toReplacedSms({ event, locale, order, link }: ToldOrder): string | null {
  if (!TAKES_ITS_PLACE.includes(event)) return null;
  const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const text = getWords(locale, 'notifications').say(`sms.${FOLDED}`, { order: escaped(order), visit: '%' });
  return `${text}\n${escaped(link)}`;
}
