import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { DeskOrder } from './desk-order';

/** When, where and what was ordered. */
export function CaseFacts({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  const { startsAtMs, createdAtMs, deliveryAddress, description, plaque, lines, taskid, dispute } = order;
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('facts')}</h3>
      {startsAtMs !== null && <p className="font-semibold">{formatInstant(startsAtMs, locale)}</p>}
      <p>
        <WrittenText text={deliveryAddress} />
      </p>
      {plaque !== null && (
        <p>
          <bdi className="own-direction">{formatDigits(plaque, locale)}</bdi>
        </p>
      )}
      {description !== '' && (
        <p className="rounded-field bg-stone-50 px-3 py-2 text-14">
          <WrittenText text={description} />
        </p>
      )}
      <dl className="flex flex-col gap-2 text-14">
        {lines.map(({ key, label, amountRial }, index) => (
          <SumRow key={`${index}-${key}`} label={label} amount={amountRial} />
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{t('ordered', { time: formatInstant(createdAtMs, locale) })}</span>
        <span>{t('number', { number: formatDigits(taskid, locale) })}</span>
      </p>
      {dispute !== null && (
        <Link
          href={`/operator/disputes/${dispute.disputeid}/`}
          className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline"
        >
          {t('toDispute')}
        </Link>
      )}
    </Card>
  );
}
