import { useTranslations } from 'next-intl';

import { ProviderRating } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { useCall } from '@/lib/client/use-call';
import { isVisitAhead } from '@/lib/domain/order/order-states';

import type { TaskDetail } from './task-detail';

/**
 * The next provider to be asked if the professional cannot come (BEHAVIOUR 26), where the customer agreed to it
 * beforehand. It is read again whenever the reader returns to the page.
 */
export function StandIn({ task: { taskid, state, isRescueAgreed } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.standIn');
  const { data } = useCall('reqandpay/getstandin', isRescueAgreed && isVisitAhead(state) ? { taskid } : null);
  if (!data) return null;
  const { standIn } = data;
  return (
    <Card className="flex items-center gap-3">
      {standIn && <Avatar name={standIn.fullname} imageUrl={standIn.userImage} />}
      <div className="min-w-0">
        <h2 className="text-14 text-stone-500">{t('title')}</h2>
        {standIn && (
          <p className="flex flex-wrap items-center gap-x-3 font-bold">
            <YarName fullname={standIn.fullname} />
            <ProviderRating provider={standIn} />
          </p>
        )}
        <p className="text-14">{t(standIn ? 'asOfNow' : 'nobody')}</p>
      </div>
    </Card>
  );
}
