import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

/** The result of the fee for a door that nobody opened. */
export function HeldFeeNotice({ work: { heldFee } }: { work: WorkDetail }) {
  const t = useTranslations('provider.heldFee');
  const locale = useLocale();
  if (!heldFee) return null;
  const { standing, heldRial, debtRial, contestUntilMs } = heldFee;
  return (
    <Notice tone={standing === 'paid' ? 'success' : 'info'}>
      {t(standing, {
        fee: formatTomans(heldRial + debtRial, locale),
        debt: formatTomans(debtRial, locale),
        until: contestUntilMs === null ? '' : formatInstant(contestUntilMs, locale),
      })}
    </Notice>
  );
}
