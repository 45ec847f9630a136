import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CountAndSum } from './count-and-sum';
import type { Run } from './payout-run';

/** The run's sums by way and by the bank's word, beside the ledger's; and what stayed out. */
export function RunMoney({ run }: { run: Run }) {
  const t = useTranslations('payout-runs');
  const pay = useTranslations('pay.payouts');
  const { lstMethod, lstState, lstHold, sentAtMs } = run;
  // The payouts of a dissolved run have left it.
  if (run.state === 'dissolved' && lstMethod.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-16 font-semibold">{t('money')}</h3>
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-3">
        {lstMethod.map(({ method, count, sumRial }) => (
          <CountAndSum key={method} label={pay(`methods.${method}`)} count={count} sumRial={sumRial} />
        ))}
      </dl>
      {sentAtMs !== null && (
        <dl className="grid grid-cols-2 gap-4 border-t border-stone-200 pt-4 tablet:grid-cols-3">
          {lstState.map(({ state, count, sumRial }) => (
            <CountAndSum key={state} label={t(`rowStates.${state}`)} count={count} sumRial={sumRial} />
          ))}
        </dl>
      )}
      <Ledger run={run} />
      {lstHold.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-stone-200 pt-4">
          <h4 className="font-semibold">{t('stayedOut')}</h4>
          <dl className="grid gap-4 tablet:grid-cols-2">
            {lstHold.map(({ hold, ...sums }) => (
              <CountAndSum key={hold} label={t(`holds.${hold}`)} {...sums} />
            ))}
          </dl>
        </div>
      )}
    </Card>
  );
}

/** Says that rows and ledger agree, or by how much they do not. */
function Ledger({ run: { state, sumRial, lstLedgerGap } }: { run: Run }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  if (state === 'dissolved') return null;
  if (lstLedgerGap.length === 0)
    return <p className="text-14 text-turquoise-600">{t('ledger.same', { sum: formatTomans(sumRial, locale) })}</p>;
  return (
    <Notice tone="error">
      <ul>
        {lstLedgerGap.map(({ part, rowsRial, ledgerRial }) => (
          <li key={part}>
            {t(`ledger.${part}`, { rows: formatTomans(rowsRial, locale), ledger: formatTomans(ledgerRial, locale) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
