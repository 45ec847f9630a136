import { useTranslations } from 'next-intl';

import { TomanField } from '@/components/forms/fields/toman-field';
import { useFullHint } from '@/components/shared/use-full-hint';
import { ChoiceCards } from '@/components/ui/choice';
import { Textarea } from '@/components/ui/textarea';
import { SNOOZES, type BulkAct, type DeskQueue } from '@/lib/contract/desk-enumerations';
import { LONGEST_ENQUIRY_ANSWER } from '@/lib/domain/constants/answers';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';
import { BULK } from '@/lib/domain/desk/bulk-acts';

import { PauseUntil } from '../pauses/pause-until';
import { OwnerSelect } from '../queues/owner-select';
import type { BulkAnswers } from './bulk-target';

interface BulkFieldsProps {
  readonly act: BulkAct;
  /** The queue whose operators can own the cases; null for other lists. */
  readonly queue: DeskQueue | null;
  readonly answers: BulkAnswers;
  readonly onChange: (answers: BulkAnswers) => void;
  /** Somebody wanted to do it already. */
  readonly isTried: boolean;
}

/** The questions of the act, asked once for all rows. */
export function BulkFields({ act, queue, answers, onChange, isTried }: BulkFieldsProps) {
  const t = useTranslations('bulk');
  const snooze = useTranslations('desk-queues.snooze');
  const { asks } = BULK[act];
  const money = useTranslations('desk.case.act');
  const { ownerId, length, toDate, reason, tomans } = answers;
  const longest = act === 'close' ? LONGEST_ENQUIRY_ANSWER : LONGEST_DECISION_REASON;
  const fullHint = useFullHint(reason, longest);
  return (
    <>
      {asks === 'owner' && queue && (
        <OwnerSelect queue={queue} ownerId={ownerId} onChange={(chosen) => onChange({ ...answers, ownerId: chosen })} />
      )}
      {asks === 'length' && (
        <ChoiceCards
          legend={snooze('until')}
          choices={SNOOZES.map((value) => ({ value, label: snooze(`lengths.${value}`) }))}
          value={length}
          onValueChange={(chosen) => onChange({ ...answers, length: chosen })}
        />
      )}
      {asks === 'pause' && (
        <PauseUntil toDate={toDate} onChange={(chosen) => onChange({ ...answers, toDate: chosen })} />
      )}
      {asks === 'sum' && (
        <TomanField
          label={money('sum')}
          tomans={tomans}
          onTomansChange={(typed) => onChange({ ...answers, tomans: typed })}
          error={isTried && !tomans ? t('sumWrong') : undefined}
        />
      )}
      {isReasoned(act) && (
        <Textarea
          label={t('reason')}
          required
          rows={3}
          maxLength={longest}
          value={reason}
          hint={fullHint}
          error={isTried && !isReason(reason) ? t('reasonWrong') : undefined}
          onChange={({ target }) => onChange({ ...answers, reason: target.value })}
        />
      )}
    </>
  );
}

/** Whether everything that the act asks is said. */
export function isAnswered(act: BulkAct, { reason, tomans }: BulkAnswers): boolean {
  return (BULK[act].asks !== 'sum' || Boolean(tomans)) && (!isReasoned(act) || isReason(reason));
}

const isReasoned = (act: BulkAct) => ['reason', 'pause', 'sum'].includes(BULK[act].asks);
const isReason = (reason: string) => reason.trim().length >= SHORTEST_DECISION_REASON;
