import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { DeskPerson } from './desk-person';

const LINK = 'inline-flex min-h-touch items-center font-semibold text-enamel-700 underline';

/** The person's identity, standing, documents and sessions. */
export function PersonFacts({ person }: { person: DeskPerson }) {
  const t = useTranslations('desk.person');
  const locale = useLocale();
  const { mobileNo, sinceAtMs, provider, applicationState, sessions, userid } = person;
  return (
    <Card className="flex flex-col gap-2">
      <h3 className="text-16 font-semibold">{t('facts')}</h3>
      <a href={`tel:${mobileNo}`} className={LINK}>
        <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
      </a>
      <p>{t('since', { time: formatInstant(sinceAtMs, locale) })}</p>
      {provider && <Standing provider={provider} />}
      {applicationState !== null && (
        <Link href={`/operator/applications/${userid}/`} className={LINK}>
          {t('application')}
        </Link>
      )}
      <p className="text-14 text-stone-500">
        {sessions.lastUsedAtMs === null
          ? t('noSessions')
          : t('sessions', {
              count: formatNumber(sessions.count, locale),
              time: formatInstant(sessions.lastUsedAtMs, locale),
            })}
      </p>
    </Card>
  );
}

function Standing({ provider }: { provider: NonNullable<DeskPerson['provider']> }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const { reliability, rating, doneTaskCount, sinceAtMs, heldUntilMs, workerCode } = provider;
  return (
    <>
      <p>{t('person.providerSince', { time: formatInstant(sinceAtMs, locale) })}</p>
      <p className="flex flex-wrap gap-x-3">
        <span>{t('person.reliability', { points: formatNumber(reliability, locale) })}</span>
        {rating !== null && (
          <span>{t('case.rating', { rating: formatNumber(rating, locale, { maximumFractionDigits: 1 }) })}</span>
        )}
        <span>{t('case.doneCount', { count: formatNumber(doneTaskCount, locale) })}</span>
      </p>
      {heldUntilMs !== null && <p>{t('person.held', { time: formatInstant(heldUntilMs, locale) })}</p>}
      <Link href={toWorkerPath(workerCode)} className={LINK}>
        {t('person.page')}
      </Link>
    </>
  );
}
