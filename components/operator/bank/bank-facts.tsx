import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { BankCase } from './bank-case';

const linkLook = 'inline-flex min-h-touch items-center text-enamel-700 underline';

/** The money's owner, its purpose and its bank, and the bank's answers with their times. */
export function BankFacts({ bankCase }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases.facts');
  const tGateways = useTranslations('bank-cases.gateways');
  const locale = useLocale();
  const { customer, order, payout, gateway, authority, beganAtMs } = bankCase;
  return (
    <dl className="grid gap-2 text-14">
      {customer && (
        <Fact label={t('customer')}>
          <Link href={`/operator/people/${customer.userid}/`} className={linkLook}>
            <WrittenText text={customer.fullname || customer.mobileNo} />
          </Link>
        </Fact>
      )}
      {order && (
        <Fact label={t('order')}>
          <Link href={`/operator/orders/${order.taskid}/`} className={linkLook}>
            <bdi className="own-direction">{formatDigits(order.reqcode, locale)}</bdi>
          </Link>
        </Fact>
      )}
      {payout && <PayoutFacts payout={payout} />}
      <Fact label={t('began')}>{formatInstant(beganAtMs, locale)}</Fact>
      {gateway !== null && (
        <Fact label={t('gateway')}>
          {tGateways.has(gateway as 'zibal') ? tGateways(gateway as 'zibal') : <bdi dir="ltr">{gateway}</bdi>}
        </Fact>
      )}
      <Fact label={t('authority')}>
        <bdi dir="ltr" className="break-all">
          {authority}
        </bdi>
      </Fact>
      {!payout && <AnswerFact bankCase={bankCase} />}
    </dl>
  );
}

/** The run of a payout that came back, and the bank's reason. No bank is asked about it. */
function PayoutFacts({ payout: { runid, words } }: { readonly payout: NonNullable<BankCase['payout']> }) {
  const t = useTranslations('bank-cases.facts');
  const locale = useLocale();
  return (
    <>
      {runid !== null && (
        <Fact label={t('payout')}>
          <Link href={`/operator/payouts/${runid}/`} className={linkLook}>
            <bdi className="own-direction">{formatDigits(`P-${runid}`, locale)}</bdi>
          </Link>
        </Fact>
      )}
      {words && (
        <Fact label={t('words')}>
          <WrittenText text={words} />
        </Fact>
      )}
    </>
  );
}

function AnswerFact({ bankCase: { lastAnswer, lastAskedAtMs } }: { readonly bankCase: BankCase }) {
  const t = useTranslations('bank-cases.facts');
  const tAnswers = useTranslations('bank-cases.answers');
  const locale = useLocale();
  return (
    <Fact label={t('answer')}>
      {lastAnswer === null || lastAskedAtMs === null
        ? t('notAsked')
        : t('answered', { answer: tAnswers(lastAnswer), time: formatInstant(lastAskedAtMs, locale) })}
    </Fact>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-stone-500">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
