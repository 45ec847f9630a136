import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { BankCase } from './bank-case';

/** The steps of the money so far, the oldest first, and the end with its reason and the bank's number. */
export function BankHistory({ bankCase: { beganAtMs, notedAtMs, ended } }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases');
  const locale = useLocale();
  const steps = [
    { label: t('facts.began'), atMs: beganAtMs },
    { label: t('facts.noted'), atMs: notedAtMs },
    ...(ended
      ? [{ label: ended.end === 'bank' ? t('facts.endedByBank') : t(`moves.${ended.end}`), atMs: ended.atMs }]
      : []),
  ];
  return (
    <Card className="flex flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {steps.map(({ label, atMs }) => (
          <li key={label}>
            <p>{label}</p>
            <p className="text-14 text-stone-500">{formatInstant(atMs, locale)}</p>
          </li>
        ))}
      </ol>
      {ended?.reason && (
        <div>
          <p className="text-14 text-stone-500">{t('facts.reason')}</p>
          <WrittenText text={ended.reason} />
        </div>
      )}
      {ended?.reference && (
        <div>
          <p className="text-14 text-stone-500">{t('facts.reference')}</p>
          <bdi dir="ltr">{ended.reference}</bdi>
        </div>
      )}
    </Card>
  );
}
