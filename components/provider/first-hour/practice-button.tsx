import { useTranslations } from 'next-intl';
import { Volume2 } from 'lucide';
import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PRACTICE_ASKED_EVENT } from '@/lib/client/alerts/events';
import { FIRST_HOUR } from '@/lib/domain/constants/providers';

interface PracticeButtonProps {
  /** It is the one act of the screen. */
  readonly isMain?: boolean;
}

/** Rings a moment later as a real alert does: time to put the phone where it lies during work. */
export function PracticeButton({ isMain = false }: PracticeButtonProps) {
  const t = useTranslations('provider.firstHour');
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), FIRST_HOUR.practiceAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const begin = () => {
    window.dispatchEvent(new Event(PRACTICE_ASKED_EVENT));
    setWaiting(true);
  };
  return (
    <>
      <p role="status" className={classNames('text-14 text-stone-500 empty:hidden', isMain && 'self-center')}>
        {isWaiting && t('waiting')}
      </p>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'large' : 'medium'}
        className={isMain ? 'grow' : 'self-start'}
        isLoading={isWaiting}
        onClick={begin}
      >
        <Icon icon={Volume2} />
        {t('practise')}
      </Button>
    </>
  );
}
