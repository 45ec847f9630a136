import { RotateCcw } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { toRepeatedDraft } from '@/lib/funnel/draft';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import { STEPS } from '@/lib/funnel/steps';
import { keepNewDraft } from '@/lib/client/order-draft';
import { useRouter } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface RepeatOrderProps {
  readonly task: { readonly taskid: number };
  readonly variant?: ButtonLook['variant'];
}

/**
 * Orders once more what was ordered before: its answers and address are filled in, the funnel goes on with the day,
 * and who came stands first.
 */
export function RepeatOrder({ task, variant = 'secondary' }: RepeatOrderProps) {
  const t = useTranslations('orders.last');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const router = useRouter();
  const { isSending, send } = useSending({ staysBusy: true });
  async function repeat() {
    const sent = await send(() => callFromBrowser('clean/getrepeatdraft', { taskid: task.taskid }));
    if (!sent.ok) return snackbar.show({ text: toErrorText(sent.failure), tone: 'error' });
    router.push(keepNewDraft(sent.answer.seopath, encodeDraft(toRepeatedDraft(sent.answer)), STEPS.presenceDateTime));
  }
  return (
    <Button variant={variant} isLoading={isSending} onClick={() => void repeat()}>
      <Icon icon={RotateCcw} />
      {t('repeat')}
    </Button>
  );
}
