import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSeen } from '@/lib/client/use-seen';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

export type OwnPage = CallAnswer<'workerprofile/getown'>['profile'];

type Part = Omit<CallRequest<'workerprofile/saveown'>, 'seen'>;

/** The fields of a part as the page has them. */
function pickFields(profile: OwnPage, fields: readonly (keyof Part)[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

/**
 * Saves a part of the own page and shows the whole as it is then. It says that everybody sees it, unless another text
 * is given. Each part that uses this has a failure of its own, and names the fields that it shows.
 */
export function useOwnPageSaving(profile: OwnPage, fields: readonly (keyof Part)[], savedText?: string) {
  const t = useTranslations('own-page');
  const snackbar = useSnackbar();
  const toErrorText = useErrorText();
  const { mutate } = useCall('workerprofile/getown', {});
  const { isSending, failure, send } = useSending();
  const { seen, stale, accept, fillFrom } = useSeen(pickFields(profile, fields), failure);
  /** Whether it was saved. */
  const keep = async (work: () => Promise<{ readonly profile: OwnPage }>): Promise<boolean> => {
    const sent = await send(work);
    if (!sent.ok) return false;
    fillFrom(pickFields(sent.answer.profile, fields));
    await mutate(sent.answer, { revalidate: false });
    snackbar.show({ text: savedText ?? t('saved'), tone: 'success' });
    return true;
  };
  return {
    isSending,
    problem: failure && !stale ? toErrorText(failure) : null,
    stale,
    accept,
    /** Fills the part with the other person's values and returns it. */
    takeTheirs: (): OwnPage => {
      fillFrom({ ...seen, ...stale?.theirs });
      void mutate();
      return { ...profile, ...stale?.theirs };
    },
    keep,
    save: (change: Part, over: Record<string, unknown> = seen) =>
      keep(() => callFromBrowser('workerprofile/saveown', { ...change, ...(fields.length > 0 && { seen: over }) })),
  };
}
