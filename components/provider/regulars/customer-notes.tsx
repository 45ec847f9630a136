import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckChips } from '@/components/ui/check-chips';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { LONGEST_ADDRESS_NOTE } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { PartWithCustomer } from './part-with-customer';

type Notes = CallAnswer<'customernote/getnotes'>['notes'];

const WORDS = ['isReady', 'hasPaid', 'isRespectful'] as const;
type Word = (typeof WORDS)[number];

/** What the provider notes of the address and of the customer, for themselves and their company (BEHAVIOUR 26). */
export function CustomerNotes({ taskId }: { taskId: number }) {
  const t = useTranslations('provider.notes');
  const { data, mutate } = useCall('customernote/getnotes', { taskid: taskId });
  if (!data || (!data.notes.canWrite && !data.notes.canRate)) return null;
  const { notes } = data;
  const refresh = (changed: Notes) => void mutate({ notes: changed }, { revalidate: false });
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('private')}</p>
      </div>
      {notes.canWrite && <AddressNote key={notes.addressNote} taskId={taskId} notes={notes} onChange={refresh} />}
      {notes.canRate && <CustomerRating taskId={taskId} notes={notes} onChange={refresh} />}
      <PartWithCustomer taskId={taskId} isApart={notes.isApart} onChange={() => void mutate()} />
    </Card>
  );
}

interface PartProps {
  readonly taskId: number;
  readonly notes: Notes;
  readonly onChange: (notes: Notes) => void;
}

function AddressNote({ taskId, notes, onChange }: PartProps) {
  const t = useTranslations('provider.notes');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [text, setText] = useState(notes.addressNote);
  const save = async () => {
    const sent = await send(() => callFromBrowser('customernote/writenote', { taskid: taskId, text }));
    if (sent.ok) onChange(sent.answer.notes);
  };
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        label={t('address')}
        hint={t('addressHint')}
        rows={2}
        maxLength={LONGEST_ADDRESS_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== notes.addressNote && (
        <Button variant="secondary" isLoading={isSending} onClick={() => void save()}>
          {t('save')}
        </Button>
      )}
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </div>
  );
}

function CustomerRating({ taskId, notes: { rating }, onChange }: PartProps) {
  const t = useTranslations('provider.notes');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [said, setSaid] = useState<readonly Word[]>(WORDS.filter((word) => rating?.[word]));
  const rate = async () => {
    const [isReady, hasPaid, isRespectful] = WORDS.map((word) => said.includes(word)) as [boolean, boolean, boolean];
    const sent = await send(() =>
      callFromBrowser('customernote/ratecustomer', { taskid: taskId, isReady, hasPaid, isRespectful }),
    );
    if (sent.ok) onChange(sent.answer.notes);
  };
  return (
    <div className="flex flex-col gap-3">
      <CheckChips
        legend={t('rating')}
        choices={WORDS.map((value) => ({ value, label: t(`words.${value}`) }))}
        values={said}
        onValuesChange={setSaid}
      />
      <Button variant="secondary" isLoading={isSending} onClick={() => void rate()}>
        {t('rate')}
      </Button>
      <p role="status" className="text-turquoise-600 empty:hidden">
        {rating && t('saved')}
      </p>
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </div>
  );
}
