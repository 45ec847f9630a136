import { useTranslations } from 'next-intl';

import { toStateWords } from '@/components/shared/state-words';
import { VisitTimes } from '@/components/shared/visit-times';
import { Avatar } from '@/components/ui/avatar';
import { Plate } from '@/components/ui/plate';
import { WrittenText } from '@/components/ui/written-text';
import { isCalled, isVisitAgreed } from '@/lib/domain/order/order-states';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { Link } from '@/lib/i18n/link';

import { CardMoney, type TaskSummary } from './order-card';

/** They come by their next visit, so the first that somebody has agreed to is it. */
export function findNextVisit(tasks: readonly TaskSummary[]): TaskSummary | undefined {
  return tasks.find(({ state }) => isVisitAgreed(state) || isCalled(state));
}

/** The order whose visit comes next, or goes on: how it stands, when and who, on the plate of the own door. */
export function NextVisit({ task }: { task: TaskSummary }) {
  const t = useTranslations('order-following');
  const { providerName, providerImage, taskid } = task;
  return (
    <li className="tablet:col-span-2">
      <Plate look="hero" className="relative flex items-center gap-4">
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="font-semibold text-saffron-300">{t(toStateWords(task))}</p>
          <h3 className="text-22 font-bold leading-snug desktop:text-28">
            <Link href={toOrderPath(taskid, 'customer')} className="after:absolute after:inset-0 after:rounded-sheet">
              {toWorkName(task)}
            </Link>
          </h3>
          <div className="font-semibold">
            <VisitTimes order={task} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
          </div>
          {providerName && (
            <p className="text-enamel-100">
              <WrittenText text={providerName} />
            </p>
          )}
          <CardMoney task={task} className="text-enamel-100" />
        </div>
        {providerName && <Avatar name={providerName} imageUrl={providerImage} size="large" className="narrow:hidden" />}
      </Plate>
    </li>
  );
}
