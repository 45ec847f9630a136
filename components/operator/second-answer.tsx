import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { usePasswordAgain } from './use-password-again';

interface SecondAnswerProps {
  /** The move that waits, its sum and its reason, isolated. */
  readonly question: string;
  /** False for the first operator, who reads the question alone. */
  readonly mayAnswer: boolean;
  /** Rejects where it failed. */
  readonly answer: (isconfirmed: boolean) => Promise<void>;
}

/** A move of money that waits for a second operator, and that operator's two answers, which it says are recorded. */
export function SecondAnswer({ question, mayAnswer, answer }: SecondAnswerProps) {
  const t = useTranslations('desk.decision');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const snackbar = useSnackbar();
  const { field, withPassword } = usePasswordAgain();
  const say = async (isConfirmed: boolean) => {
    const said = await send(() => withPassword(() => answer(isConfirmed)));
    if (said.ok) snackbar.show({ text: t('recorded'), tone: 'success' });
  };
  return (
    <>
      <Notice tone="warning">
        <IsolatedNames text={question} />
      </Notice>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {field}
      {mayAnswer && (
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isSending} onClick={() => void say(true)}>
            {t('confirm')}
          </Button>
          <Button variant="secondary" isLoading={isSending} onClick={() => void say(false)}>
            {t('refuse')}
          </Button>
        </div>
      )}
    </>
  );
}
