import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { StaleSave } from '@/components/shared/stale-save';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckChips } from '@/components/ui/check-chips';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSeen } from '@/lib/client/use-seen';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { LONGEST_ADDRESS_NOTE } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { PartWithCustomer } from './part-with-customer';

type Notes = CallAnswer<'customernote/getnotes'>['notes'];

const WORDS = ['isReady', 'hasPaid', 'isRespectful'] as const;
type Word = (typeof WORDS)[number];

/** The provider's notes on the address and the customer, for themselves and their company (BEHAVIOUR 26). */
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
      {notes.canWrite && <AddressNote taskId={taskId} notes={notes} onChange={refresh} />}
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
  const { seen, stale, accept, fillFrom } = useSeen({ text: notes.addressNote }, failure);
  // Until somebody types, it is what is noted.
  const [typed, setText] = useState<string | null>(null);
  const text = typed ?? notes.addressNote;
  const write = (next: string) => {
    if (typed === null) fillFrom({ text: notes.addressNote });
    setText(next);
  };
  const save = async (over = seen) => {
    const sent = await send(() => callFromBrowser('customernote/writenote', { taskid: taskId, text, seen: over }));
    if (!sent.ok) return;
    setText(null);
    onChange(sent.answer.notes);
  };
  const takeTheirs = () => {
    setText(null);
    onChange({ ...notes, addressNote: String(stale?.theirs.text ?? '') });
  };
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        label={t('address')}
        hint={t('addressHint')}
        rows={2}
        maxLength={LONGEST_ADDRESS_NOTE}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <StaleSave
        stale={stale}
        rows={[{ field: 'text', label: t('address') }]}
        isSending={isSending}
        onTakeTheirs={takeTheirs}
        onKeepMine={() => void save(accept())}
      />
      {!stale && text.trim() !== notes.addressNote && (
        <Button variant="secondary" isLoading={isSending} onClick={() => void save()}>
          {t('save')}
        </Button>
      )}
      <FailureNotice problem={failure && !stale ? toErrorText(failure) : null} error={failure} onRetry={null} />
    </div>
  );
}

function toSaid(rating: Notes['rating']) {
  const { isReady = null, hasPaid = null, isRespectful = null } = rating ?? {};
  return { isReady, hasPaid, isRespectful };
}

function CustomerRating({ taskId, notes: { rating }, onChange }: PartProps) {
  const t = useTranslations('provider.notes');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [said, setSaid] = useState<readonly Word[]>(WORDS.filter((word) => rating?.[word]));
  const { seen, stale, accept, fillFrom } = useSeen(toSaid(rating), failure);
  const rate = async (over = seen) => {
    const [isReady, hasPaid, isRespectful] = WORDS.map((word) => said.includes(word)) as [boolean, boolean, boolean];
    const sent = await send(() =>
      callFromBrowser('customernote/ratecustomer', { taskid: taskId, isReady, hasPaid, isRespectful, seen: over }),
    );
    if (!sent.ok) return;
    fillFrom(toSaid(sent.answer.notes.rating));
    onChange(sent.answer.notes);
  };
  return (
    <div className="flex flex-col gap-3">
      <CheckChips
        legend={t('rating')}
        choices={WORDS.map((value) => ({ value, label: t(`words.${value}`) }))}
        values={said}
        onValuesChange={setSaid}
      />
      <StaleSave
        stale={stale}
        rows={WORDS.map((field) => ({
          field,
          label: t(`words.${field}`),
          toShown: (value) => common(value === true ? 'yes' : 'no'),
        }))}
        isSending={isSending}
        onTakeTheirs={() => {
          setSaid(WORDS.filter((word) => stale?.theirs[word] === true));
          fillFrom({ ...seen, ...stale?.theirs });
        }}
        onKeepMine={() => void rate(accept())}
      />
      <Button variant="secondary" isLoading={isSending} onClick={() => void rate()}>
        {t('rate')}
      </Button>
      <p role="status" className="text-turquoise-600 empty:hidden">
        {rating && t('saved')}
      </p>
      <FailureNotice problem={failure && !stale ? toErrorText(failure) : null} error={failure} onRetry={null} />
    </div>
  );
}
