import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Outgoing } from './outgoing-facts';

/** A message's recipient as it is shown: the digits of a mail's address are its own. */
export function useRecipient({ channel, recipient }: Pick<Outgoing, 'channel' | 'recipient'>): string {
  const locale = useLocale();
  return channel === 'sms' ? formatDigits(recipient, locale) : recipient;
}
