import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

export type OwnPage = CallAnswer<'workerprofile/getown'>['profile'];

/**
 * Saves a part of the own page, says so (that everybody sees it, unless another text is given), and shows the whole as
 * it is then. Each part that uses this has a failure of its own.
 */
export function useOwnPageSaving(savedText?: string) {
  const t = useTranslations('own-page');
  const snackbar = useSnackbar();
  const toErrorText = useErrorText();
  const { mutate } = useCall('workerprofile/getown', {});
  const { isSending, failure, send } = useSending();
  /** Whether it was saved. */
  const keep = async (work: () => Promise<{ readonly profile: OwnPage }>): Promise<boolean> => {
    const sent = await send(work);
    if (!sent.ok) return false;
    await mutate(sent.answer, { revalidate: false });
    snackbar.show({ text: savedText ?? t('saved'), tone: 'success' });
    return true;
  };
  return {
    isSending,
    problem: failure && toErrorText(failure),
    keep,
    save: (change: CallRequest<'workerprofile/saveown'>) =>
      keep(() => callFromBrowser('workerprofile/saveown', change)),
  };
}
