import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Notice } from '@/components/ui/notice';
import type { OrderSide, OrderState } from '@/lib/contract/enumerations';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ConversationActions } from './conversation-actions';
import { ConversationForm } from './conversation-form';
import { MessageList, type ToldNotice } from './message-list';
import { QuickReplies } from './quick-replies';
import type { useConversation } from './use-conversation';
import { WritingMeasure } from './writing-measure';

/** How far the job is, by which a writer is offered ready sentences. */
export interface ConversationJob {
  readonly state: OrderState;
  readonly isAtDoor: boolean;
}

interface ConversationContentProps {
  readonly taskId: number;
  readonly side: OrderSide;
  readonly job?: ConversationJob | undefined;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly emptyText: string;
  /** Its matter, where nothing else on the page says it. */
  readonly title?: string;
  readonly notices?: readonly ToldNotice[];
  readonly isTall?: boolean;
  /** In a window of its own the list has the height that the form leaves. */
  readonly isFilling?: boolean;
}

/** The messages, the form while writing is allowed, and the menu to end or report the conversation. */
export function ConversationContent({
  taskId,
  side,
  job,
  conversation,
  title,
  isFilling = false,
  ...list
}: ConversationContentProps): ReactNode {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const { newest, messages, mutate, earlier, place } = conversation;
  if (!newest) return null;
  const { standing, closesAtMs, masksContact, answersRecipient, measure, serverNowMs } = newest;
  const fromOther = messages.filter(({ from, isHidden }) => from !== side && !isHidden);
  const offersSentences = standing === 'open' && Boolean(job) && !answersRecipient;
  const refresh = () => void mutate();
  const newestMessage = messages.at(-1);
  const asked = newestMessage && fromOther.includes(newestMessage) ? newestMessage.text : null;
  return (
    <>
      {standing !== 'not-begun' && (
        <ConversationActions
          taskId={taskId}
          standing={standing}
          messages={fromOther}
          title={title}
          closes={
            standing === 'open' && closesAtMs !== null ? t('closes', { time: formatInstant(closesAtMs, locale) }) : null
          }
          onChange={refresh}
        />
      )}
      <div ref={place} className={isFilling ? 'flex min-h-0 grow flex-col' : undefined}>
        <MessageList
          messages={messages}
          side={side}
          earlier={earlier}
          isFilling={isFilling}
          hasSentences={offersSentences}
          {...list}
        />
      </div>
      {measure && <WritingMeasure measure={measure} nowMs={serverNowMs} onChange={refresh} />}
      {standing === 'open' ? (
        <>
          {job && !answersRecipient && (
            <QuickReplies taskId={taskId} side={side} {...job} asked={asked} onSent={refresh} />
          )}
          <ConversationForm
            taskId={taskId}
            masksContact={masksContact}
            answersRecipient={answersRecipient}
            onSent={refresh}
          />
        </>
      ) : (
        standing !== 'not-begun' && <Notice tone="info">{t(`standing.${standing}`)}</Notice>
      )}
    </>
  );
}
