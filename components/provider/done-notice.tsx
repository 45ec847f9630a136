import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toCashDue, type WorkDetail } from './work-move';

/** What comes after a work that was finished: cash to take at the door, and the customer's word. */
export function DoneNotice({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider.done');
  const locale = useLocale();
  if (work.state !== 'DONE' || work.dispute?.isOpen) return null;
  const cashRial = toCashDue(work);
  return (
    <Notice tone="success">
      <p className="font-semibold">{t('title')}</p>
      {cashRial > 0 && <p className="text-16 font-bold">{t('cash', { amount: formatTomans(cashRial, locale) })}</p>}
      <p>{t('asked')}</p>
    </Notice>
  );
}
