import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { MINUTES_AN_HOUR } from '@/lib/domain/constants/time-units';
import { ISSUED_DAY } from '@/lib/domain/accounting/issued-day';
import { formatDigits, formatJalaliDate, formatNumber, formatTomans, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Certificate = NonNullable<CallAnswer<'workerprofile/opencertificate'>['certificate']>;
type Sums = Certificate['sums'];

/** The text of a certificate, and nothing else. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('certificate');
  const locale = useLocale();
  const { visits, badges } = certificate;
  const facts = [
    ['name', certificate.fullname],
    ['workerCode', certificate.workerCode],
    ['since', formatJalaliDate(certificate.sinceMs, locale, ISSUED_DAY)],
    ['number', formatDigits(certificate.number, locale)],
    [
      'visits',
      visits.count === 0 ? '' : t('visits', { count: visits.count, inTime: formatNumber(visits.inTimeCount, locale) }),
    ],
    ['badges', badges.map((badge) => t(`badges.${badge}`)).join(' · ')],
    ['until', formatJalaliDate(certificate.endsAtMs, locale, ISSUED_DAY)],
  ] as const;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt className="text-14 text-stone-500">{t(`facts.${key}`)}</dt>
              <dd className="font-semibold">
                <WrittenText text={value} />
              </dd>
            </div>
          ))}
      </dl>
      <ul className="divide-y divide-stone-200">
        {certificate.months.map((month) => (
          <Line
            key={`${month.year}-${month.month}`}
            name={t('month', {
              month: listJalaliMonths(locale)[month.month - 1] ?? '',
              year: formatDigits(month.year, locale),
            })}
            sums={month}
          />
        ))}
        <Line name={t('sum')} sums={certificate.sums} isSum />
      </ul>
      <p className="text-14 text-stone-500">{t('notes.sums')}</p>
    </Card>
  );
}

function Line({ name, sums, isSum = false }: { name: string; sums: Sums; isSum?: boolean }) {
  const t = useTranslations('certificate');
  const locale = useLocale();
  const { jobCount, minutes, netRial, tipRial } = sums;
  const parts =
    tipRial > 0
      ? `${t('columns.net')} ${formatTomans(netRial, locale)} · ${t('columns.tips')} ${formatTomans(tipRial, locale)}`
      : '';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span>
        <span className={isSum ? 'font-bold' : undefined}>{name}</span>
        <span className="block text-14 text-stone-500">
          {t('work', { jobs: jobCount, hours: Math.round(minutes / MINUTES_AN_HOUR) })}
        </span>
        {parts && <span className="block text-14 text-stone-500">{parts}</span>}
      </span>
      <span className={isSum ? 'font-bold' : 'font-semibold'}>{formatTomans(sums.incomeRial, locale)}</span>
    </li>
  );
}
