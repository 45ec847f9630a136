import { useTranslations } from 'next-intl';
import { Volume2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { inOneTab } from '@/lib/client/alerts/open-tabs';

import { allowSound, isSoundAllowed, startRinging } from './alert-sound';
import { WorkNews } from './work-facts';

interface AlertDialogProps {
  readonly title: string;
  readonly text: string;
  /** The work whose facts are shown; null where the text says it all. */
  readonly taskId: number | null;
  /** The work is off: what it would have brought is said no more. */
  readonly isOver: boolean;
  readonly onLater: () => void;
  readonly onSee: () => void;
}

/** A dialog with a sound every three seconds; "later" or "I want to see" (SPEC 4, rows S-27, T-18). */
export function AlertDialog({ title, text, taskId, isOver, onLater, onSee }: AlertDialogProps) {
  const t = useTranslations('alerts');
  const [hasSound, setHasSound] = useState(isSoundAllowed);
  // The dialog interrupts: Enter must lead on, not away.
  const see = useRef<HTMLButtonElement>(null);
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
      mobile="card"
      footer={
        <>
          <Button ref={see} size="large" onClick={onSee}>
            {t('see')}
          </Button>
          <Button variant="quiet" size="large" onClick={onLater}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {taskId === null ? <p className="text-18">{text}</p> : <WorkNews taskId={taskId} text={text} isOver={isOver} />}
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
