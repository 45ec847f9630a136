import { useTranslations } from 'next-intl';

import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { toHandedLine } from './handed-line';
import { ReturnWork } from './return-work';

/** The coming worker and the owner of the pay, on the screens of everybody who may do the work. */
export function HandedNotice({ work }: { work: WorkDetail }) {
  const { handed } = work;
  const t = useTranslations('team');
  const locale = useLocale();
  if (!handed) return null;
  return (
    <Notice>
      <p className="font-semibold">
        <IsolatedNames text={toHandedLine(handed, t)} />
      </p>
      <p>{t(handed.isForCompany ? 'handed.payCompany' : 'handed.payYours')}</p>
      {handed.isForCompany && handed.cashDueRial > 0 && (
        <p>{t('handed.cash', { amount: formatTomans(handed.cashDueRial, locale) })}</p>
      )}
      <ReturnWork work={work} />
    </Notice>
  );
}
