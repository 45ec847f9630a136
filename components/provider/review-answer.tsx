import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { Textarea } from '@/components/ui/textarea';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_PROFILE_TEXTS } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface ReviewAnswerProps {
  readonly taskId: number;
  /** Null before it is given. */
  readonly answer: string | null;
  /** Asks again for what shows it. */
  readonly onAnswered: () => Promise<unknown>;
}

/** The provider's one answer to a review, or the way to it. */
export function ReviewAnswer({ taskId, answer, onAnswered }: ReviewAnswerProps) {
  const t = useTranslations('own-page.reviews');
  const [isOpen, setOpen] = useState(false);
  if (answer !== null)
    return (
      <div className="rounded-field bg-enamel-50 px-4 py-3">
        <p className="text-14 font-semibold">{t('answer')}</p>
        <WrittenText text={answer} as="p" />
      </div>
    );
  if (isOpen) return <AnswerForm taskId={taskId} onAnswered={onAnswered} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
      {t('write')}
    </Button>
  );
}

/** The button that was pressed is gone: what it opened has the focus, once. */
const takesFocus = (element: HTMLTextAreaElement | null) => element?.focus();

function AnswerForm({ taskId, onAnswered }: Omit<ReviewAnswerProps, 'answer'>) {
  const t = useTranslations('own-page.reviews');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const [text, setText] = useState('');
  const submit = async () => {
    const sent = await send(() => callFromBrowser('review/answerreview', { taskid: taskId, text }));
    if (!sent.ok) return;
    snackbar.show({ text: t('sent'), tone: 'success' });
    await onAnswered();
  };
  return (
    <form
      noValidate
      aria-label={t('write')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void submit();
      }}
    >
      <Textarea
        ref={takesFocus}
        label={t('answer')}
        hint={t('once')}
        maxLength={LONGEST_PROFILE_TEXTS.answer}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button type="submit" className="self-start" isLoading={isSending} disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}
