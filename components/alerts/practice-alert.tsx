import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { ALERT_ARRIVED_EVENT, PRACTICE_ASKED_EVENT } from '@/lib/client/alerts/events';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { FIRST_HOUR } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { allowSound } from './alert-sound';

const AlertDialog = dynamic(
  toPatientLoader(() => import('./alert-dialog').then((module) => module.AlertDialog)),
  { ssr: false },
);

/** The dialog and the sound of new work, a moment after they were asked for. Its words say that it is practice. */
export function PracticeAlert() {
  const t = useTranslations('alerts.practice');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { send } = useSending();
  const [isRinging, setRinging] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = () => {
      void allowSound();
      clearTimeout(timer);
      timer = setTimeout(() => setRinging(true), FIRST_HOUR.practiceAfterMs);
    };
    window.addEventListener(PRACTICE_ASKED_EVENT, prepare);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(PRACTICE_ASKED_EVENT, prepare);
    };
  }, []);
  const answer = async () => {
    setRinging(false);
    const sent = await send(() => callFromBrowser('provider/answerpractice', {}));
    if (!sent.ok) return snackbar.show({ text: toErrorText(sent.failure), tone: 'error' });
    snackbar.show({ text: t('done'), tone: 'success' });
    window.dispatchEvent(new Event(ALERT_ARRIVED_EVENT));
  };
  if (!isRinging) return null;
  return (
    <AlertDialog
      title={t('title')}
      text={t('text')}
      taskId={null}
      isChosen={false}
      isOver={false}
      others={[]}
      onLater={() => void answer()}
      onSee={() => void answer()}
      onDeclined={() => void answer()}
    />
  );
}
