import { useTranslations } from 'next-intl';

import { StatementLine } from '@/components/shared/statement-line';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type PayLine = CallAnswer<'payout/getstatement'>['lstLine'][number];

/** A movement, with what it left and, of a job's pay, the commission before it. */
export function PayLineRow({ line }: { line: PayLine }) {
  const t = useTranslations('pay.statement');
  const locale = useLocale();
  const { accountEnum, name, amountRial, balanceRial, commissionRial, atMs, taskid, reqcode } = line;
  const order =
    taskid === null || reqcode === null
      ? null
      : {
          href: `/pelakman/orderlist/doneworks/${taskid}/`,
          label: t('order', { code: formatDigits(reqcode, locale) }),
        };
  return (
    <li className="px-4 py-3">
      <StatementLine
        title={t(`names.${name}`)}
        amountRial={amountRial}
        direction={t(amountRial > 0 ? 'in' : 'out')}
        atMs={atMs}
        balance={t('balance', { part: t(`parts.${accountEnum}`), amount: formatTomans(balanceRial, locale) })}
        order={order}
      >
        {commissionRial > 0 && (
          <p className="text-14 text-stone-500">
            {t('afterCommission', { amount: formatTomans(commissionRial, locale) })}
          </p>
        )}
      </StatementLine>
    </li>
  );
}
