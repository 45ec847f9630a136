import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { useFullHint } from '@/components/shared/use-full-hint';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface WordsDialogProps {
  /** The name of the act and of its case: under it unsent words are kept, so that they never stand in another case. */
  readonly keptAs: string;
  readonly title: string;
  readonly text: string;
  /** The field for one's own words, and what is said where they are too few; left out where none are needed. */
  readonly wordsLabel: string;
  readonly wordsWrong?: string;
  /** How many letters they may have, and have to have. */
  readonly longest: number;
  readonly shortest?: number;
  readonly sendLabel: string;
  readonly keepLabel: string;
  /** False while something above the words is still to be answered. */
  readonly isAnswered?: boolean;
  /** Rejects where it failed: the dialog then says why and stays, with what was written. */
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Questions above the words. `isTried`: the person has tried to send it. */
  readonly children?: (isTried: boolean) => ReactNode;
}

const NOTHING = { words: '' };

/**
 * Sends what somebody writes in their own words. A failure keeps the written text, and so does a reload: the dialog
 * opens on it again.
 */
export function WordsDialog({
  keptAs,
  isAnswered = true,
  shortest = 1,
  onSend,
  onClose,
  children,
  ...shown
}: WordsDialogProps) {
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { form, setForm, settle } = useKeptForm(keptAs, NOTHING);
  const { words } = form;
  const fullHint = useFullHint(words, shown.longest);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  const isTooShort = words.trim().length < shortest;

  async function trySending() {
    setIsTried(true);
    if (!isAnswered || isTooShort) return void show();
    if ((await send(() => onSend(words))).ok) settle();
    else show();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown.title}
      closeLabel={common('close')}
      firstFocus="field"
      footer={
        <>
          <Button isLoading={isSending} onClick={() => void trySending()}>
            {shown.sendLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {shown.keepLabel}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <p className="text-14 text-stone-500">{shown.text}</p>
        {children?.(isTried)}
        <Textarea
          label={shown.wordsLabel}
          required={shortest > 0}
          rows={3}
          maxLength={shown.longest}
          value={words}
          hint={fullHint}
          error={isTried && isTooShort ? shown.wordsWrong : undefined}
          onChange={(event) => setForm({ words: event.target.value })}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && void trySending()}
        />
      </div>
    </Dialog>
  );
}
