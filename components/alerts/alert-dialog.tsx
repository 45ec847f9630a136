import { useTranslations } from 'next-intl';
import { BellRing, Volume2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Ring } from '@/components/ui/ring';
import { inOneTab } from '@/lib/client/alerts/open-tabs';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toExpectedWork } from '@/lib/domain/order/offline-moves';

import { AlertAnswers } from './alert-answers';
import { allowSound, isSoundAllowed, startRinging } from './alert-sound';
import { OtherAlerts, type OtherAlert } from './other-alerts';
import { TeamChoice } from './team-choice';
import { useTeamChoice } from './use-team-choice';
import { isBidChosen, WorkNews } from './work-facts';

interface AlertDialogProps {
  readonly title: string;
  readonly text: string;
  /** The work whose facts are shown; null where the text says it all. */
  readonly taskId: number | null;
  /** Its reader was asked by name: the place of the acceptance is kept until the work has come. */
  readonly isChosen: boolean;
  /** The work is off: what it would have brought is said no more. */
  readonly isOver: boolean;
  /** The alerts that wait behind this one. */
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
export function AlertDialog({
  title,
  text,
  taskId,
  isChosen,
  isOver,
  others,
  onLater,
  onSee,
  onDeclined,
}: AlertDialogProps) {
  const t = useTranslations('alerts');
  const [hasSound, setHasSound] = useState(isSoundAllowed);
  const { data, error, mutate } = useCall('clean/gettaskdetail', taskId === null ? null : { taskid: taskId });
  const work = data?.taskDetail;
  const isAwaited = isChosen && taskId !== null && !work && !error;
  const isAcceptable = work !== undefined && !isOver && work.moves.includes('accept');
  const isWon = work !== undefined && !isOver && isBidChosen(work);
  const { comer, ...team } = useTeamChoice(isAcceptable ? taskId : null);
  const see = useRef<HTMLButtonElement>(null);
  // A tab without a gesture is silent, so it leaves the ringing to one that is not.
  useEffect(() => (hasSound ? inOneTab(startRinging) : undefined), [hasSound]);
  const goOn = () => {
    // Its page opens as it will be, and not with the answer that was read before.
    void mutate((known) => known && { ...known, taskDetail: toAccepted(known.taskDetail) });
    onSee();
  };
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
      title={isWon ? t('work.titleBid') : title}
      closeLabel={null}
      role="alertdialog"
      size="work"
      mobile="full"
      footer={
        <AlertAnswers
          work={work}
          isAwaited={isAwaited}
          moves={isOver ? [] : (work?.moves ?? [])}
          comer={comer}
          see={see}
          onLater={onLater}
          onSee={onSee}
          onAccepted={goOn}
          onDeclined={onDeclined}
        />
      }
    >
      <div className="flex flex-col gap-4 small-phone:gap-2">
        <OtherAlerts others={others} />
        {taskId === null && <PlainNews text={text} />}
        {taskId !== null && (
          <WorkNews work={work} isUnknown={error !== undefined} text={text} isChosen={isChosen} isOver={isOver} />
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

/** News about no job: its words below a bell. */
function PlainNews({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center gap-6 py-8 text-center">
      <Ring share={1} className="size-40">
        <Icon icon={BellRing} size={40} className="text-enamel-700" />
      </Ring>
      <p className="text-18">{text}</p>
    </div>
  );
}

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

const toAccepted = (work: Work): Work => toExpectedWork(work, [{ move: 'accept', madeAtMs: work.serverNowMs }]);
