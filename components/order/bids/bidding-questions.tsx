import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_BID_QUESTION } from '@/lib/domain/constants/bidding';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Bidding, BidQuestion } from './use-bidding';

interface BiddingQuestionsProps {
  readonly bidding: Bidding;
  readonly onAnswered: () => void;
}

/** The bidders' questions before their price. Each bidder reads only the answer to her own question. */
export function BiddingQuestions({ bidding, onAnswered }: BiddingQuestionsProps) {
  const t = useTranslations('bidding');
  if (bidding.lstQuestion.length === 0) return null;
  // What waits for an answer stands first.
  const sorted = bidding.lstQuestion.toSorted(
    (left, right) => Number(left.answer !== null) - Number(right.answer !== null),
  );
  return (
    <section aria-labelledby="bid-questions" className="flex flex-col gap-3">
      <h2 id="bid-questions" className="text-18 font-bold">
        {t('questions.title')}
      </h2>
      <p className="text-14 text-stone-500">{t('questions.hint')}</p>
      <ul className="flex flex-col gap-3">
        {sorted.map((question) => (
          <Question key={question.questionid} question={question} onAnswered={onAnswered} />
        ))}
      </ul>
    </section>
  );
}

function Question({ question, onAnswered }: { question: BidQuestion; onAnswered: () => void }) {
  const t = useTranslations('bidding');
  return (
    <li className="flex flex-col gap-3 rounded-card border border-stone-200 bg-card p-4">
      <div className="flex items-start gap-3">
        <Avatar name={question.fullname} imageUrl={question.userImage} size="small" />
        <div className="min-w-0 grow">
          <WrittenText text={question.fullname} className="block text-14 font-semibold" />
          <p>
            <WrittenText text={question.text} className="inline-block max-w-full" />
          </p>
        </div>
      </div>
      {question.answer === null ? (
        <AnswerForm questionId={question.questionid} onAnswered={onAnswered} />
      ) : (
        <p className="rounded-field bg-enamel-50 px-3 py-2 text-14">
          <span className="text-stone-500">{t('questions.yours')} </span>
          <WrittenText text={question.answer} />
        </p>
      )}
    </li>
  );
}

function AnswerForm({ questionId, onAnswered }: { questionId: number; onAnswered: () => void }) {
  const t = useTranslations('bidding');
  const toErrorText = useErrorText();
  const [text, setText] = useState('');
  const [isMasked, setIsMasked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, failure, send } = useSending();
  const answer = async () => {
    if (text.trim() === '') return setIsMissing(true);
    const sent = await send(() => callFromBrowser('suggestion/answerquestion', { questionid: questionId, text }));
    if (!sent.ok) return;
    setIsMasked(sent.answer.isMasked);
    onAnswered();
  };
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <Textarea
        label={t('questions.answer')}
        hint={t('questions.answerHint')}
        rows={2}
        maxLength={LONGEST_BID_QUESTION}
        value={text}
        error={isMissing && text.trim() === '' ? t('questions.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {isMasked && <Notice tone="warning">{t('questions.masked')}</Notice>}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button type="submit" variant="secondary" isLoading={isSending}>
        {t('questions.send')}
      </Button>
    </form>
  );
}
