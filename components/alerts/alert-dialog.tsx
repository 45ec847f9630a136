import { useTranslations } from 'next-intl';
import { Volume2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { inOneTab } from '@/lib/client/alerts/open-tabs';
import { useCall } from '@/lib/client/use-call';

import { AcceptSlide } from './accept-slide';
import { allowSound, isSoundAllowed, startRinging } from './alert-sound';
import { DeclineChoice } from './decline-choice';
import { OtherAlerts, type OtherAlert } from './other-alerts';
import { TeamChoice } from './team-choice';
import { useTeamChoice } from './use-team-choice';
import { WorkNews } from './work-facts';

/** Three answers in one row, also on the smallest phone. */
const BESIDE = 'grow !px-1 small-phone:text-14';

interface AlertDialogProps {
  readonly title: string;
  readonly text: string;
  /** The work whose facts are shown; null where the text says it all. */
  readonly taskId: number | null;
  /** The work is off: what it would have brought is said no more. */
  readonly isOver: boolean;
  /** Those that wait behind this one. */
  readonly others: readonly OtherAlert[];
  readonly onLater: () => void;
  readonly onSee: () => void;
  /** It was declined in it, and the server knows. */
  readonly onDeclined: () => void;
}

/**
 * An alert, on a phone the whole screen, with a sound every three seconds; "later" or "I want to see" (SPEC 4, rows
 * S-27, T-18). A professional who was chosen accepts or declines in it.
 */
export function AlertDialog({ title, text, taskId, isOver, others, onLater, onSee, onDeclined }: AlertDialogProps) {
  const t = useTranslations('alerts');
  const [hasSound, setHasSound] = useState(isSoundAllowed);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error } = useCall('clean/gettaskdetail', taskId === null ? null : { taskid: taskId });
  const work = data?.taskDetail;
  const isAcceptable = work !== undefined && !isOver && work.moves.includes('accept');
  const isDeclinable = work !== undefined && !isOver && work.moves.includes('decline');
  const [isDeclining, setDeclining] = useState(false);
  const { comer, ...team } = useTeamChoice(isAcceptable ? taskId : null);
  // The dialog interrupts: Enter must lead on, not away.
  const see = useRef<HTMLButtonElement>(null);
  // Back from the reasons, the way on has the focus again.
  useEffect(() => {
    if (!isDeclining) see.current?.focus();
  }, [isDeclining]);
  // A tab without a gesture is silent, so it leaves the ringing to one that is not.
  useEffect(() => (hasSound ? inOneTab(startRinging) : undefined), [hasSound]);
  const turnSoundOn = async () => {
    await allowSound();
    setHasSound(true);
    // The button that had the focus is gone.
    see.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLater()}
      title={title}
      closeLabel={null}
      firstFocus={see}
      size="work"
      mobile="full"
      footer={
        <>
          {problem && (
            <Notice tone="error" className="w-full">
              {problem}
            </Notice>
          )}
          {work && isDeclinable && isDeclining ? (
            <DeclineChoice
              work={work}
              onProblem={setProblem}
              onDeclined={onDeclined}
              onBack={() => setDeclining(false)}
            />
          ) : (
            <>
              {isAcceptable && <AcceptSlide work={work} comer={comer} onProblem={setProblem} onAccepted={onSee} />}
              <div className={isDeclinable ? 'flex w-full gap-2 narrow:flex-col' : 'contents'}>
                <Button
                  ref={see}
                  size="large"
                  variant={isAcceptable ? 'secondary' : 'primary'}
                  className={isDeclinable ? BESIDE : undefined}
                  onClick={onSee}
                >
                  {t('see')}
                </Button>
                {isDeclinable && (
                  <Button variant="quiet" size="large" className={BESIDE} onClick={() => setDeclining(true)}>
                    {t('decline.label')}
                  </Button>
                )}
                <Button variant="quiet" size="large" className={isDeclinable ? BESIDE : undefined} onClick={onLater}>
                  {t('later')}
                </Button>
              </div>
            </>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <OtherAlerts others={others} />
        {taskId === null ? (
          <p className="text-18">{text}</p>
        ) : (
          <WorkNews work={work} isUnknown={error !== undefined} text={text} isOver={isOver} />
        )}
        {team.members.length > 0 && <TeamChoice members={team.members} value={team.value} onChoose={team.choose} />}
        {!hasSound && (
          <Button variant="secondary" onClick={() => void turnSoundOn()}>
            <Icon icon={Volume2} />
            {t('turnOnSound')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
