import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { useCall } from '@/lib/client/use-call';
import { formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const TONES = { awaited: 'info', given: 'success', none: 'neutral' } as const;

/** The gift for each invited person, without names. Renders nothing while nobody was invited. */
export function InvitedPeople() {
  const t = useTranslations('account.invite.people');
  const locale = useLocale();
  const { data } = useCall('gift/getreferrals', {});
  if (!data || data.lstReferral.length === 0) return null;
  const { lstReferral, givenCount, givenRial } = data;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-14 text-stone-500">
        {t('given', {
          count: givenCount,
          number: formatNumber(givenCount, locale),
          amount: formatTomans(givenRial, locale),
        })}
      </p>
      <ul className="divide-y divide-stone-200">
        {lstReferral.map(({ joinedAtMs, state, why }, index) => (
          <li key={index} className="flex flex-col gap-1 py-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {t('joined', { day: formatJalaliDate(joinedAtMs, locale, { hasWeekday: false, hasYear: true }) })}
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            </span>
            <span className="text-14 text-stone-500">
              {t(`why.${why ?? (state === 'given' ? 'given' : 'awaited')}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
