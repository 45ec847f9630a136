import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import type { OrderSide } from '@/lib/contract/enumerations';

import { ConversationContent, type ConversationJob } from './conversation-content';
import type { useConversation } from './use-conversation';

interface ConversationSheetProps {
  readonly taskId: number;
  /** The side of the page's reader. */
  readonly side: OrderSide;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly person: { readonly name: string; readonly imageUrl: string | null };
  /** For which work they write to each other, and how that stands. */
  readonly matter: string;
  readonly job: ConversationJob;
  readonly onClose: () => void;
}

/** The conversation of an order over its page: the whole screen of a phone, a card on a desktop. */
export function ConversationSheet({
  taskId,
  side,
  conversation,
  person,
  matter,
  job,
  onClose,
}: ConversationSheetProps) {
  const t = useTranslations('conversation');
  const { newest, error, mutate } = conversation;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      mobile="full"
      closeLabel={t('close')}
      title={
        <span className="flex items-center gap-3">
          <Avatar name={person.name} imageUrl={person.imageUrl} size="small" />
          <WrittenText text={person.name} />
        </span>
      }
    >
      <div className="flex min-h-0 grow flex-col gap-3 desktop:min-h-[min(32rem,70dvh)]">
        {newest ? (
          <ConversationContent
            taskId={taskId}
            side={side}
            job={job}
            conversation={conversation}
            title={matter}
            emptyText={t('empty')}
            isFilling
          />
        ) : error ? (
          <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />
        ) : (
          <Skeleton className="min-h-40 grow rounded-card" />
        )}
      </div>
    </Dialog>
  );
}
