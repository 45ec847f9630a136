import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';

import type { WorkDetail } from './work-move';

/** What comes after a work that was finished: the customer's word. */
export function DoneNotice({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider.done');
  if (work.state !== 'DONE' || work.dispute?.isOpen) return null;
  return (
    <Notice tone="success">
      <p className="font-semibold">{t('title')}</p>
      <p>{t('asked')}</p>
    </Notice>
  );
}
