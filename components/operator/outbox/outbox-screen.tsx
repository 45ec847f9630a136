'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceChips } from '@/components/ui/choice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { CallError } from '@/lib/contract/call-error';
import { OUTGOING_CHANNELS, OUTGOING_GROUPS, type OutgoingGroup } from '@/lib/contract/desk-enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { OutgoingCard, type Outgoing } from './outgoing-card';

const CHANNELS = ['all', ...OUTGOING_CHANNELS] as const;

/** The outbox: what failed, waits or may have arrived, sent again one by one or as a selection (decision 0156). */
export function OutboxScreen() {
  const t = useTranslations('outbox');
  const [group, setGroup] = useState<OutgoingGroup>('failed');
  const [way, setWay] = useState<(typeof CHANNELS)[number]>('all');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, readAgain, queue } = useQueue('operator/getalloutgoing', {
    group,
    ...(way === 'all' ? {} : { channel: way }),
  });
  const turn = (page: number) => {
    setChosen([]);
    queue.onPage(page);
  };
  const choose = (outgoingid: number, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...ids, outgoingid] : ids.filter((id) => id !== outgoingid)));
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ChoiceChips
        legend={t('groupsLabel')}
        isLegendHidden
        choices={OUTGOING_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
        value={group}
        onValueChange={(value) => {
          setGroup(value);
          turn(0);
        }}
      />
      <ChoiceChips
        legend={t('channelsLabel')}
        choices={CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={way}
        onValueChange={(value) => {
          setWay(value);
          turn(0);
        }}
      />
      <Selection rows={data?.lstOutgoing ?? []} chosen={chosen} onChoose={setChosen} onDone={readAgain} />
      <Queue name="outbox" rows={data?.lstOutgoing} {...queue} onPage={turn}>
        {(message) => (
          <OutgoingCard
            key={message.outgoingid}
            message={message}
            isChosen={chosen.includes(message.outgoingid)}
            onChoose={(isChosen) => choose(message.outgoingid, isChosen)}
            onDone={readAgain}
          />
        )}
      </Queue>
    </div>
  );
}

interface SelectionProps {
  readonly rows: readonly Outgoing[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  readonly onDone: () => void;
}

/** Sends the chosen messages again, each by its own call: those that are refused stay chosen. */
function Selection({ rows, chosen, onChoose, onDone }: SelectionProps) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const { isSending, send } = useSending();
  const allowed = rows.flatMap(({ outgoingid, refusal }) => (refusal === null ? [outgoingid] : []));
  // A message that somebody else has sent meanwhile is not among them any more.
  const sendable = chosen.filter((id) => allowed.includes(id));
  const sendChosen = () =>
    send(async () => {
      const refused = [];
      for (const id of sendable) if (!(await trySending(id))) refused.push(id);
      onChoose(refused);
      const counts = { done: sendable.length - refused.length, count: sendable.length };
      snackbar.show({
        text: t('manyDone', { done: formatNumber(counts.done, locale), count: formatNumber(counts.count, locale) }),
        tone: refused.length === 0 ? 'success' : 'neutral',
      });
      onDone();
    });
  if (allowed.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Checkbox
        label={t('chooseAll')}
        checked={sendable.length === allowed.length}
        onChange={({ target }) => onChoose(target.checked ? allowed : [])}
      />
      {sendable.length > 0 && (
        <Button isLoading={isSending} onClick={() => void sendChosen()}>
          {t('manyAgain', { count: formatNumber(sendable.length, locale) })}
        </Button>
      )}
    </div>
  );
}

/** False where the call was refused; the row then says why. */
async function trySending(outgoingid: number): Promise<boolean> {
  try {
    await callFromBrowser('operator/sendagain', { outgoingid });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
