'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { writeDraftText } from '@/lib/client/order-draft';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/constants';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import { toRepeatedDraft } from '@/lib/funnel/repeat';
import { STEPS } from '@/lib/funnel/steps';
import { useRouter } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface RepeatOrderProps {
  readonly task: { readonly taskid: number };
  readonly variant?: ButtonLook['variant'];
}

/** The same order again: its answers and address are filled in, the funnel goes on with the day, and who came stands first. */
export function RepeatOrder({ task, variant = 'secondary' }: RepeatOrderProps) {
  const t = useTranslations('orders.last');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  async function repeat() {
    setIsLoading(true);
    try {
      const answer = await callFromBrowser('clean/getrepeatdraft', { taskid: task.taskid });
      writeDraftText(answer.seopath, encodeDraft(toRepeatedDraft(answer)));
      router.push(`/services/${answer.seopath}/?${ORDER_STEP_PARAMETER}=${STEPS.presenceDateTime}`);
    } catch (error) {
      snackbar.show({ text: toErrorText(error), tone: 'error' });
      setIsLoading(false);
    }
  }
  return (
    <Button variant={variant} isLoading={isLoading} onClick={() => void repeat()}>
      <Icon icon={RotateCcw} />
      {t('repeat')}
    </Button>
  );
}
