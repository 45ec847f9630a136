import { CreditCard } from 'lucide';
import { useTranslations } from 'next-intl';

import { SaidTimeToPay } from '@/components/shared/said-time-to-pay';
import { toStateWords } from '@/components/shared/state-words';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Ring } from '@/components/ui/ring';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useNextText } from '../use-next-text';
import { AskedPerson } from './asked-person';
import type { HeroProps } from './hero-props';
import { VisitLine } from './visit-line';

/** How long the hour is still kept for its payment, as a ring that empties around the face of who would come. */
export function PayHero({ task }: HeroProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const next = useNextText(task);
  const { paymentExpiresAtMs, serverNowMs, timeline, providerName, providerImage } = task;
  const leftMs = useRemainingMs(paymentExpiresAtMs, serverNowMs);
  const keptAtMs = timeline.at(-1)?.atMs ?? serverNowMs;
  const readLeftMs = Math.max(0, (paymentExpiresAtMs ?? serverNowMs) - serverNowMs);
  const share = (leftMs ?? readLeftMs) / Math.max(1, (paymentExpiresAtMs ?? serverNowMs) - keptAtMs);
  return (
    <div className="flex flex-col items-center gap-1 pt-1 text-center">
      <Ring share={share} className="mb-2 size-36">
        {providerName === null ? (
          <span className="flex size-28 items-center justify-center rounded-full bg-enamel-50 text-enamel-700">
            <Icon icon={CreditCard} size={40} />
          </span>
        ) : (
          <Avatar name={providerName} imageUrl={providerImage} size="huge" />
        )}
      </Ring>
      <AskedPerson task={task} />
      <p className="font-semibold text-enamel-700">{t(toStateWords(task))}</p>
      {paymentExpiresAtMs !== null && (
        <p className="text-28 font-bold leading-tight">{formatRemainingTime(leftMs ?? readLeftMs, locale)}</p>
      )}
      <SaidTimeToPay remainingMs={leftMs} />
      <p>{next}</p>
      <VisitLine task={task} />
    </div>
  );
}
