import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { OrderSide, OrderState } from '@/lib/contract/enumerations';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** The ready sentences of each side by the state of the order, and at the door. */
const SENTENCES = {
  provider: {
    CONFIRMED: ['inTime', 'parking', 'bring'],
    EN_ROUTE: ['soon', 'parking', 'bell'],
    door: ['atDoor', 'bell', 'open'],
    IN_PROGRESS: ['moment', 'almost', 'look'],
  },
  customer: {
    CONFIRMED: ['thanks', 'ring', 'parkStreet'],
    EN_ROUTE: ['home', 'ring', 'parkStreet'],
    door: ['coming', 'doorOpen', 'ring'],
    IN_PROGRESS: ['coming', 'fine'],
  },
} as const;

/** The customer's answers to the ready sentence of a provider. */
const ANSWERS = {
  inTime: ['thanks', 'home'],
  parking: ['parkInside', 'parkStreet'],
  bring: ['bringNothing', 'bringAll'],
  soon: ['fine', 'home'],
  bell: ['ring', 'call'],
  atDoor: ['coming', 'doorOpen', 'minutes'],
  open: ['coming', 'doorOpen', 'minutes'],
  moment: ['coming', 'minutes'],
  almost: ['fine'],
  look: ['coming', 'minutes'],
} as const;

type Asked = keyof typeof ANSWERS;
type Place = keyof (typeof SENTENCES)['provider'];
type Sentence = (typeof SENTENCES)[OrderSide][Place][number] | (typeof ANSWERS)[Asked][number];

interface QuickRepliesProps {
  readonly taskId: number;
  /** The side of the writer. */
  readonly side: OrderSide;
  readonly state: OrderState;
  /** The provider has said that they stand at the door. */
  readonly isAtDoor: boolean;
  /** The newest message, where the other side wrote it. */
  readonly asked: string | null;
  readonly onSent: () => void;
}

/** Sentences that go to the other side in one tap: answers to what was asked last, else those of the moment. */
export function QuickReplies({ taskId, side, state, isAtDoor, asked, onSent }: QuickRepliesProps) {
  const t = useTranslations('conversation.quick');
  const toErrorText = useErrorText();
  const [pressed, setPressed] = useState<{ readonly text: string; readonly key: string } | null>(null);
  const { isSending, failure, send } = useSending();
  const place = state === 'EN_ROUTE' && isAtDoor ? 'door' : state;
  if (!isPlace(place)) return null;
  const question = side === 'customer' ? ASKED.find((sentence) => t(sentence) === asked) : undefined;
  const offered: readonly Sentence[] = question ? ANSWERS[question] : SENTENCES[side][place];
  const write = async (text: string) => {
    // Pressed again after a bad network it is one message.
    const words = pressed?.text === text && failure ? pressed : { text, key: createUuid() };
    setPressed(words);
    await send(() => callFromBrowser('ordermessage/addmessage', { taskid: taskId, ...words, fileid: null }));
    onSent();
  };
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="flex flex-wrap gap-2 max-tablet:-my-1 max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:py-1 max-tablet:[scrollbar-width:none]"
    >
      {failure && (
        <Notice tone="error" className="w-full shrink-0">
          {toErrorText(failure)}
        </Notice>
      )}
      {offered.map((sentence) => (
        <Button
          key={sentence}
          variant="secondary"
          className="shrink-0 !px-3 text-14"
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

const ASKED = Object.keys(ANSWERS) as Asked[];

const isPlace = (place: string): place is Place => place in SENTENCES.provider;
