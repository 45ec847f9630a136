import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

/**
 * Saves a part of the schedule, and shows the whole as it is then. Each part that uses this has a failure of its own.
 */
export function useScheduleSaving() {
  const t = useTranslations('schedule');
  const snackbar = useSnackbar();
  const toErrorText = useErrorText();
  const { mutate } = useCall('provider/getschedule', {});
  const { isSending, failure, send } = useSending();
  const save = async (change: CallRequest<'provider/saveschedule'>): Promise<boolean> => {
    const sent = await send(() => callFromBrowser('provider/saveschedule', change));
    if (!sent.ok) return false;
    await mutate(sent.answer, { revalidate: false });
    snackbar.show({ text: t('saved'), tone: 'success' });
    return true;
  };
  return { isSending, problem: failure && toErrorText(failure), save };
}
