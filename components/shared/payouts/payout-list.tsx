import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import type { PayoutState, ReturnCode } from '@/lib/contract/payout-enumerations';
import { formatInstant, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { BankName } from './bank-name';

const TONES = {
  requested: 'info',
  'in-run': 'info',
  'at-bank': 'info',
  unknown: 'warning',
  paid: 'success',
  returned: 'danger',
} as const satisfies Record<PayoutState, string>;

/** Its day is said until the bank has it. */
const isOnItsWay = (state: PayoutState) => state === 'requested' || state === 'in-run';

interface PayoutListProps {
  readonly payouts: CallAnswer<'payout/getwithdrawals'>['lstPayout'];
  readonly title: string;
  /** In place of a list. */
  readonly empty: string;
  /** The place of a returned payout's money, and the next step. */
  readonly toAfterReturn: (code: ReturnCode, isSentAgain: boolean) => string;
}

/** The payouts to the bank, newest first. */
export function PayoutList({ payouts, title, empty, toAfterReturn }: PayoutListProps) {
  const t = useTranslations('pay.payouts');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{title}</h2>
      {payouts.length === 0 && <p className="text-stone-500">{empty}</p>}
      <ul className="flex flex-col divide-y divide-stone-200 empty:hidden">
        {payouts.map((payout) => (
          <li key={payout.payoutid} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-semibold">{formatTomans(payout.amountRial, locale)}</span>
              <Badge tone={TONES[payout.state]}>{t(`states.${payout.state}`)}</Badge>
            </p>
            <p className="text-14 text-stone-500">
              {t('requested', { time: formatInstant(payout.requestedAtMs, locale) })}
              <br />
              {isOnItsWay(payout.state) && (
                <>
                  {t('due', { day: formatJalaliDate(payout.dueDate, locale) })}
                  <br />
                </>
              )}
              {payout.state === 'paid' && payout.settledAtMs !== null && (
                <>
                  {t('settled', { time: formatInstant(payout.settledAtMs, locale) })}
                  <br />
                </>
              )}
              {t(`methods.${payout.method}`)} · <BankName sheba={payout.sheba} />
            </p>
            {payout.returnCode !== null && (
              <p className="text-14">
                {t(`reasons.${payout.returnCode}`)}. {toAfterReturn(payout.returnCode, payout.isSentAgain)}
              </p>
            )}
            {payout.returnReason !== null && payout.returnReason !== '' && (
              <p className="text-14 text-stone-500">
                <WrittenText text={payout.returnReason} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
