import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';

import { AfterJob } from './after-job';
import { toCashAtDoor } from './cash/cash-at-door';
import type { WorkDetail } from './work-move';

/** After a finished job: the customer's word that is awaited and, once no cash is left to take, the rest of the day. */
export function DoneNotice({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider.done');
  if (work.state !== 'DONE' || work.dispute?.isOpen) return null;
  return (
    <>
      <Notice tone="success">
        <p className="font-semibold">{t('title')}</p>
        <p>{t('asked')}</p>
      </Notice>
      {toCashAtDoor(work) === 0 && <AfterJob taskId={work.taskid} />}
    </>
  );
}
