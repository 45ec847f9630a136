import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_BID_QUESTION } from '@/lib/domain/constants/bidding';
import { formatInstant } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { WorkBidding } from './bid';

const NOTHING = { text: '' };
/** In lib/contract/bid.ts. */
const SHORTEST_QUESTION = 3;

interface BidQuestionsProps {
  readonly taskId: number;
  readonly bidding: WorkBidding;
  readonly onAsked: () => void;
}

/** The bidder's questions before the choice, one at a time, and the customer's answers (BEHAVIOUR 13). */
export function BidQuestions({ taskId, bidding, onAsked }: BidQuestionsProps) {
  const t = useTranslations('work-bids.ask');
  const locale = useLocale();
  const { lstQuestion, canAsk } = bidding;
  if (lstQuestion.length === 0 && !canAsk) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-18 font-bold">{t('title')}</h3>
      {lstQuestion.length > 0 && (
        <ul className="flex flex-col gap-3">
          {lstQuestion.map((question) => (
            <li key={question.questionid} className="flex flex-col gap-2 rounded-field border border-stone-200 p-4">
              <p>
                <WrittenText text={question.text} className="inline-block max-w-full" />
              </p>
              <p className="text-14 text-stone-500">{formatInstant(question.askedAtMs, locale)}</p>
              {question.answer === null ? (
                <p className="text-14 font-medium text-stone-500">{t('waits')}</p>
              ) : (
                <p className="rounded-field bg-enamel-50 px-4 py-3">
                  <span className="block text-14 text-stone-500">{t('answer')}</span>
                  <WrittenText text={question.answer} className="inline-block max-w-full" />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAsk && <AskForm taskId={taskId} onAsked={onAsked} />}
    </Card>
  );
}

function AskForm({ taskId, onAsked }: Pick<BidQuestionsProps, 'taskId' | 'onAsked'>) {
  const t = useTranslations('work-bids.ask');
  const toErrorText = useErrorText();
  const { form, setForm, settle } = useKeptForm(`bid-question-${taskId}`, NOTHING);
  const [isTried, setIsTried] = useState(false);
  const [isMasked, setIsMasked] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  const isShort = form.text.trim().length < SHORTEST_QUESTION;

  async function ask() {
    setIsTried(true);
    if (isShort) return void show();
    const sent = await send(() => callFromBrowser('suggestion/addquestion', { taskid: taskId, text: form.text }));
    if (sent.ok) {
      settle(NOTHING);
      setIsTried(false);
      setIsMasked(sent.answer.isMasked);
    } else show();
    onAsked();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <div ref={place} className="flex flex-col gap-3">
        {isMasked && <Notice tone="warning">{t('masked')}</Notice>}
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <Textarea
          label={t('label')}
          hint={t('hint')}
          rows={2}
          maxLength={LONGEST_BID_QUESTION}
          value={form.text}
          error={isTried && isShort ? t('short') : undefined}
          onChange={(event) => setForm({ text: event.target.value })}
        />
        <div>
          <Button type="submit" variant="secondary" isLoading={isSending}>
            {t('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
