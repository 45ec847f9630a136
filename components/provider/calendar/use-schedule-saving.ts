import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Change = Omit<CallRequest<'provider/saveschedule'>, 'seen'>;

/**
 * Saves a part of the schedule, and shows the whole as it is then. Each part that uses this has a failure of its own,
 * and says what it showed: where that has changed meanwhile, nothing is saved.
 */
export function useScheduleSaving() {
  const t = useTranslations('schedule');
  const snackbar = useSnackbar();
  const toErrorText = useErrorText();
  const { mutate } = useCall('provider/getschedule', {});
  const { isSending, failure, send } = useSending();
  const save = async (change: Change, seen: Record<string, unknown>): Promise<boolean> => {
    const sent = await send(() => callFromBrowser('provider/saveschedule', { ...change, seen }));
    // The part shows its present state. What was typed into it stays.
    if (!sent.ok && sent.failure.key === 'stale') await mutate();
    if (!sent.ok) return false;
    await mutate(sent.answer, { revalidate: false });
    snackbar.show({ text: t('saved'), tone: 'success' });
    return true;
  };
  return { isSending, failure, problem: failure && toErrorText(failure), save };
}
