import { useTranslations } from 'next-intl';
import { Volume2 } from 'lucide';
import { useEffect, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PRACTICE_ASKED_EVENT } from '@/lib/client/alerts/events';
import { FIRST_HOUR } from '@/lib/domain/constants/providers';

/** Rings a moment later as a real alert does: time to put the phone where it lies during work. */
export function PracticeButton() {
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
      <Button variant="secondary" className="self-start" isLoading={isWaiting} onClick={begin}>
        <Icon icon={Volume2} />
        {t('practise')}
      </Button>
      <p role="status" className="text-14 text-stone-500 empty:hidden">
        {isWaiting && t('waiting')}
      </p>
    </>
  );
}
