import { MessageCircle, Phone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { openFold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { isInContact } from '@/lib/domain/order/order-states';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { Link } from '@/lib/i18n/link';

import type { TaskDetail } from './task-detail';

/** The id of the conversation on an order's page. */
export const CONVERSATION_ID = 'conversation';

const ACT =
  'flex min-h-touch min-w-touch flex-col items-center gap-1 rounded-field text-12 font-semibold text-enamel-700';

/** The professional, with the ways to reach them. */
export function PersonRow({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  // A provider who declined or did not answer is not the customer's professional any more.
  if (!task.providerName || task.moves.includes('offerNext')) return null;
  const page = task.workerCode && toWorkerPath(task.workerCode);
  const name = <WrittenText text={task.providerName} />;
  return (
    <Card className="flex items-center gap-x-3 gap-y-2 small-phone:flex-wrap">
      <Avatar name={task.providerName} imageUrl={task.providerImage} />
      <div className="min-w-0 grow small-phone:basis-3/5">
        <p className="-mb-2 text-14 text-stone-500">{t('provider')}</p>
        <p className="font-bold">
          {page ? (
            <Link
              href={page}
              className="inline-flex min-h-touch items-center text-enamel-700 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {task.merchantName && task.merchantName !== task.providerName && (
          <p className="text-14 text-stone-500">
            <WrittenText text={task.merchantName} />
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2 empty:hidden">
        {task.contactMobile && (
          <a href={`tel:${task.contactMobile}`} className={ACT}>
            <ActIcon icon={Phone} />
            {t('acts.call')}
          </a>
        )}
        {isInContact(task.state) && (
          <button type="button" onClick={() => openFold(CONVERSATION_ID)} className={ACT}>
            <ActIcon icon={MessageCircle} />
            {t('acts.message')}
          </button>
        )}
      </div>
    </Card>
  );
}

function ActIcon({ icon }: { icon: IconNode }) {
  return (
    <span className="flex size-11 items-center justify-center rounded-full bg-enamel-50">
      <Icon icon={icon} size={24} />
    </span>
  );
}
