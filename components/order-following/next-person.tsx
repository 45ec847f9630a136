import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { ProviderRating } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';
import { useNextOffer } from './use-next-offer';

interface NextPersonProps {
  readonly task: TaskDetail;
  /** Somebody else, another hour or the end of the order are chosen in the dialog. */
  readonly onOther: () => void;
  readonly onOffered: () => void;
}

/**
 * After a decline: the best of those who are free at the order's own hour, to be asked by one press, or somebody else.
 * Without anybody the dialog alone leads on.
 */
export function NextPerson({ task, onOther, onOffered }: NextPersonProps) {
  const t = useTranslations('order-following.nextProvider');
  const locale = useLocale();
  const { data, error, mutate } = useCall('reqandpay/getnextprovider', { taskid: task.taskid });
  const { offer, isSending, gone, problem } = useNextOffer({ task, onOffered }, () => mutate());
  if (!data && !error) return <Skeleton className="h-44 rounded-card" />;
  const best = data?.lstServiceProvider[0];
  if (!best) return <Button onClick={onOther}>{t('open')}</Button>;
  const name = toIsolatedName(best.fullname);
  const visit = formatVisitTime(task.gDate, task.startHour, task.endHour, locale);
  return (
    <Card className="flex animate-rise-in flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      {gone && (
        <Notice tone="error">
          <IsolatedNames text={t('gone', { name: toIsolatedName(gone.fullname) })} />
        </Notice>
      )}
      <div className="flex items-center gap-4">
        <Avatar name={best.fullname} imageUrl={best.userImage} size="large" />
        <div className="min-w-0">
          <h3 className="text-18 font-bold">
            <YarName fullname={best.fullname} />
          </h3>
          <ProviderRating provider={best} />
          <p>
            <IsolatedNames text={t('free', { name, visit })} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button className="max-tablet:grow" isLoading={isSending} onClick={() => void offer(best, null)}>
          <IsolatedNames text={t('offer', { name })} />
        </Button>
        <Button variant="secondary" className="max-tablet:grow" onClick={onOther}>
          {t('open')}
        </Button>
      </div>
    </Card>
  );
}
