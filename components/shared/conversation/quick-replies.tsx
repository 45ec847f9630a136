import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { OrderState } from '@/lib/contract/enumerations';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** The ready sentences of a provider by the state of the order, and at the door. */
const SENTENCES = {
  CONFIRMED: ['inTime', 'parking', 'bring'],
  EN_ROUTE: ['soon', 'parking', 'bell'],
  door: ['atDoor', 'bell', 'open'],
  IN_PROGRESS: ['moment', 'almost', 'look'],
} as const;

interface QuickRepliesProps {
  readonly taskId: number;
  readonly state: OrderState;
  /** The provider has said that they stand at the door. */
  readonly isAtDoor: boolean;
  readonly onSent: () => void;
}

/** Sentences that go to the customer in one tap, because nobody types with a full hand. */
export function QuickReplies({ taskId, state, isAtDoor, onSent }: QuickRepliesProps) {
  const t = useTranslations('conversation.quick');
  const toErrorText = useErrorText();
  const [pressed, setPressed] = useState<{ readonly text: string; readonly key: string } | null>(null);
  const { isSending, failure, send } = useSending();
  const place = state === 'EN_ROUTE' && isAtDoor ? 'door' : state;
  if (!(place in SENTENCES)) return null;
  const write = async (text: string) => {
    // Pressed again after a bad network it is one message.
    const words = pressed?.text === text && failure ? pressed : { text, key: createUuid() };
    setPressed(words);
    await send(() => callFromBrowser('ordermessage/addmessage', { taskid: taskId, ...words, fileid: null }));
    onSent();
  };
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {failure && (
        <Notice tone="error" className="w-full">
          {toErrorText(failure)}
        </Notice>
      )}
      {SENTENCES[place as keyof typeof SENTENCES].map((sentence) => (
        <Button
          key={sentence}
          variant="secondary"
          className="!px-3 text-14"
          isLoading={isSending && pressed?.text === t(sentence)}
          disabled={isSending}
          onClick={() => void write(t(sentence))}
        >
          {t(sentence)}
        </Button>
      ))}
    </div>
  );
}
