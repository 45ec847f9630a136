import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SlideButton } from '@/components/ui/slide-button';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';

import { AcceptSlide } from './accept-slide';
import { DeclineChoice } from './decline-choice';

/** Three answers in one row, also on the smallest phone. */
const BESIDE = 'grow !px-1 small-phone:text-14';

interface AlertAnswersProps extends Pick<ComponentProps<typeof AcceptSlide>, 'comer'> {
  /** The job; undefined until it has come, and in an alert about none. */
  readonly work: CallAnswer<'clean/gettaskdetail'>['taskDetail'] | undefined;
  /** The job is read, and will be one to accept: its answers have their places already. */
  readonly isAwaited: boolean;
  /** The moves that are open to its reader now. */
  readonly moves: readonly string[];
  /** The button that leads to the order's page. */
  readonly see: RefObject<HTMLButtonElement | null>;
  readonly onLater: () => void;
  readonly onSee: () => void;
  readonly onAccepted: () => void;
  readonly onDeclined: () => void;
}

/** Accept as a slide, and beside "I want to see" not this one, with its reasons, and later. */
export function AlertAnswers({
  work,
  isAwaited,
  moves,
  comer,
  see,
  onLater,
  onSee,
  onAccepted,
  onDeclined,
}: AlertAnswersProps) {
  const t = useTranslations('alerts');
  const [isDeclining, setDeclining] = useState(false);
  const { failure, ...sending } = useSending();
  const isAcceptable = moves.includes('accept');
  const isDeclinable = moves.includes('decline');
  const wasDeclining = useRef(false);
  // Back from the reasons, the way on has the focus.
  useEffect(() => {
    if (wasDeclining.current && !isDeclining) see.current?.focus();
    wasDeclining.current = isDeclining;
  }, [isDeclining, see]);
  // An alert rings on every page, and brings no words but its own.
  const problem = failure && (failure.message === failure.key ? t('accept.failed') : failure.message);
  const refusal = problem && (
    <Notice tone="error" className="w-full">
      {problem}
    </Notice>
  );
  if (work && isDeclinable && isDeclining)
    return (
      <>
        {refusal}
        <DeclineChoice work={work} sending={sending} onDeclined={onDeclined} onBack={() => setDeclining(false)} />
      </>
    );
  const hasThree = isDeclinable || isAwaited;
  const look = hasThree ? BESIDE : undefined;
  return (
    <>
      {refusal}
      {work && isAcceptable && <AcceptSlide work={work} comer={comer} sending={sending} onAccepted={onAccepted} />}
      {isAwaited && (
        <SlideButton disabled label={t('accept.label')} question={null} confirmLabel="" onDone={() => undefined} />
      )}
      <div className={hasThree ? 'flex w-full gap-2 narrow:flex-col' : 'contents'}>
        <Button
          ref={see}
          size="large"
          variant={isAcceptable || isAwaited ? 'secondary' : 'primary'}
          className={look}
          onClick={onSee}
        >
          {t('see')}
        </Button>
        {hasThree && (
          <Button variant="quiet" size="large" className={look} disabled={isAwaited} onClick={() => setDeclining(true)}>
            {t('decline.label')}
          </Button>
        )}
        <Button variant="quiet" size="large" className={look} onClick={onLater}>
          {t('later')}
        </Button>
      </div>
    </>
  );
}
