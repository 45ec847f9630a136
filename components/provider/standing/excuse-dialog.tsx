import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { SendDialog } from '@/components/shared/send-dialog';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { ChoiceCards } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { EXCUSE_CAUSES, type ExcuseCause } from '@/lib/contract/provider-enumerations';

import { EMPTY_EXCUSE, ExcuseFields, type ExcuseDraft } from './excuse-fields';

interface ExcuseDialogProps {
  readonly taskId: number;
  /** Until when papers are taken, as it is read. */
  readonly due: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Papers for a job that a provider did not come to, after it. A failure keeps what was chosen and written. */
export function ExcuseDialog({ taskId, due, onSent, onClose }: ExcuseDialogProps) {
  const t = useTranslations('provider.excuse');
  const provider = useTranslations('provider');
  const [cause, setCause] = useState<ExcuseCause | null>(null);
  const [draft, setDraft] = useState<ExcuseDraft>(EMPTY_EXCUSE);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  const isPaperMissing = isTried && draft.papers.length === 0;

  async function trySending() {
    setIsTried(true);
    if (cause === null || draft.papers.length === 0 || isBusy) return void show();
    const fileids = draft.papers.map(({ name }) => name);
    const input = { taskid: taskId, cause, text: draft.text.trim(), fileids };
    if ((await send(() => callFromBrowser('provider/sendexcuse', input))).ok) onSent();
    else show();
  }

  return (
    <SendDialog
      title={t('title')}
      sendLabel={t('send')}
      keepLabel={provider('notYet')}
      isSending={isSending}
      failure={failure}
      place={place}
      onSend={() => void trySending()}
      onClose={onClose}
    >
      <p className="text-14 text-stone-500">{t('text', { time: due })}</p>
      <ChoiceCards
        legend={t('cause')}
        choices={EXCUSE_CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
        value={cause}
        onValueChange={setCause}
        error={isTried && cause === null ? t('causeMissing') : undefined}
      />
      <ExcuseFields draft={draft} onChange={setDraft} onBusyChange={setIsBusy} />
      {isPaperMissing && <Notice tone="error">{t('paperMissing')}</Notice>}
    </SendDialog>
  );
}
