import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type Claim = CallAnswer<'operator/getallcashclaim'>['lstClaim'][number];

/** The two of a claim of cash, and the customer's words against it. */
export function CashFacts({ claim }: { readonly claim: Claim }) {
  const t = useTranslations('desk.cash');
  const locale = useLocale();
  const { contestText, contestedAtMs } = claim;
  return (
    <>
      <Person label={t('provider')} name={claim.providerName} mobile={claim.providerMobile} />
      <Person label={t('customer')} name={claim.customerName} mobile={claim.customerMobile} />
      {contestText !== null && contestedAtMs !== null && (
        <blockquote className="rounded-field bg-stone-50 p-3">
          <p className="text-14 text-stone-500">{t('contested', { time: formatInstant(contestedAtMs, locale) })}</p>
          <WrittenText text={contestText} />
        </blockquote>
      )}
    </>
  );
}

function Person({ label, name, mobile }: { readonly label: string; readonly name: string; readonly mobile: string }) {
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-stone-500">{label}</span>
      <WrittenText text={name} />
      <a
        href={`tel:${mobile}`}
        className="own-direction inline-flex min-h-touch items-center font-semibold text-enamel-700"
      >
        {formatDigits(mobile, locale)}
      </a>
    </p>
  );
}
