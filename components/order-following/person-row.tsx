import { MessageCircle, Phone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';

import { useConversation } from '@/components/shared/conversation/use-conversation';
import { toStateWords } from '@/components/shared/state-words';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { isInContact, isRefused, isUnsettled } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatClock, formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

const ConversationSheet = dynamic(
  toPatientLoader(() =>
    import('@/components/shared/conversation/conversation-sheet').then((module) => module.ConversationSheet),
  ),
  { ssr: false },
);

const ACT =
  'flex min-h-touch min-w-touch flex-col items-center gap-1 rounded-field text-12 font-semibold text-enamel-700';

const HERO_SAYS_WHO: readonly TaskDetail['state'][] = ['PENDING_PAYMENT', 'AWAITING_PROVIDER'];

interface PersonRowProps {
  readonly task: TaskDetail;
}

/** The professional, with the ways to reach them, and the first look at what they wrote last. */
export function PersonRow({ task }: PersonRowProps) {
  const { state, providerName, providerUserId, moves } = task;
  // A provider who declined or did not answer is not the customer's professional any more. Whoever was not asked yet,
  // or has not answered, is in the hero.
  if (!providerName || moves.includes('offerNext') || HERO_SAYS_WHO.includes(state)) return null;
  const isPartner = providerUserId !== null && !isUnsettled(state) && !isRefused(state);
  return isPartner ? <Partner task={task} name={providerName} /> : <Person task={task} name={providerName} />;
}

interface PersonProps extends PersonRowProps {
  readonly name: string;
}

/** Somebody with whom there is, or was, a conversation. */
function Partner({ task, name }: PersonProps) {
  const t = useTranslations('order-following');
  const words = useTranslations('conversation');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const conversation = useConversation(task.taskid, 'customer');
  const { newest, messages } = conversation;
  const unreadCount = newest?.unreadCount ?? 0;
  const hasWords = newest !== undefined && newest.standing !== 'not-begun' && messages.length > 0;
  const open = () => setIsOpen(true);
  return (
    <Person
      task={task}
      name={name}
      below={unreadCount > 0 && <Unread messages={messages} onOpen={open} />}
      write={
        // An order that is over shows what was written about it, and nothing where that is nothing.
        (isInContact(task.state) || hasWords) && (
          <button type="button" onClick={open} className={ACT}>
            <ActIcon icon={MessageCircle}>
              {unreadCount > 0 && (
                <span className="absolute -end-1 -top-1 rounded-full ring-2 ring-card">
                  <CountBadge
                    text={formatDigits(unreadCount, locale)}
                    label={words('unread', { count: unreadCount })}
                  />
                </span>
              )}
            </ActIcon>
            {t('acts.message')}
          </button>
        )
      }
    >
      {isOpen && (
        <ConversationSheet
          taskId={task.taskid}
          side="customer"
          conversation={conversation}
          person={{ name, imageUrl: task.providerImage }}
          matter={`${toWorkName(task)} · ${t(toStateWords(task))}`}
          job={{ state: task.state, isAtDoor: Boolean(task.doorWait?.arrivedAtMs) }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Person>
  );
}

interface PersonCardProps extends PersonProps {
  readonly write?: ReactNode;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

function Person({ task, name: written, write, below, children }: PersonCardProps) {
  const t = useTranslations('order-following');
  const page = task.workerCode && toWorkerPath(task.workerCode);
  const name = <WrittenText text={written} />;
  return (
    <Card className="flex flex-col gap-3 print:block">
      <div className="flex items-center gap-x-3 gap-y-2 small-phone:flex-wrap">
        <Avatar name={written} imageUrl={task.providerImage} />
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
          {task.merchantName && task.merchantName !== written && (
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
          {write}
        </div>
      </div>
      {below}
      {children}
    </Card>
  );
}

/** The newest of the other side's words that was not read yet. */
function Unread({ messages, onOpen }: Pick<ReturnType<typeof useConversation>, 'messages'> & { onOpen: () => void }) {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const last = messages.findLast(({ from, readAtMs }) => from === 'provider' && readAtMs === null);
  if (!last) return null;
  const words = last.text || (last.fileKind === null ? '' : t(last.fileKind));
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-touch items-center gap-3 rounded-field bg-enamel-50 px-3 py-2 text-start transition-colors hover:bg-enamel-100 print:hidden"
    >
      <WrittenText text={words} className="line-clamp-2 min-w-0 grow font-semibold" />
      <bdi className="own-direction shrink-0 text-12 text-stone-500">{formatClock(last.sentAtMs, locale)}</bdi>
    </button>
  );
}

function ActIcon({ icon, children }: { icon: IconNode; children?: ReactNode }) {
  return (
    <span className="relative flex size-11 items-center justify-center rounded-full bg-enamel-50">
      <Icon icon={icon} size={24} />
      {children}
    </span>
  );
}
