import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { toTehranDate } from '@/lib/domain/jalali-date';
import { ORDER_MOVES } from '@/lib/domain/order-lifecycle';
import { formatClock, formatInstant, formatRemainingTime } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { StartByCode } from './start-by-code';
import { SureDialog } from './sure-dialog';
import type { WorkDetail, WorkMove } from './work-move';

const forward: readonly WorkMove[] = ['accept', 'depart', 'start', 'finish'];
const backward: readonly WorkMove[] = ['decline', 'withdraw'];

const asksOnce = (move: WorkMove) => 'asksOnce' in ORDER_MOVES[move];

/** From when a move is open, as the provider reads it: the clock alone on the same day. Null for one that is open. */
function toOpensText(work: WorkDetail, move: WorkMove, locale: Locale): string | null {
  const opening = work.moveOpenings.find((entry) => entry.move === move);
  if (!opening || opening.opensAtMs <= work.serverNowMs) return null;
  const isToday = toTehranDate(opening.opensAtMs) === toTehranDate(work.serverNowMs);
  return isToday ? formatClock(opening.opensAtMs, locale) : formatInstant(opening.opensAtMs, locale);
}

/** What the provider can do now: one button forward, one way out. Whatever cannot be taken back asks once; what time holds back says until when. */
export function WorkMoves({ work, onMoved }: { work: WorkDetail; onMoved: () => void }) {
  const t = useTranslations('provider');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [running, setRunning] = useState<WorkMove | null>(null);
  const [asked, setAsked] = useState<WorkMove | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(move: WorkMove) {
    setRunning(move);
    setProblem(null);
    try {
      await callFromBrowser('expert/movetask', { taskid: work.taskid, move });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
    } finally {
      setRunning(null);
      setAsked(null);
      onMoved();
    }
  }
  const press = (move: WorkMove) => (asksOnce(move) ? setAsked(move) : void make(move));

  const next = forward.find((move) => work.moves.includes(move));
  const out = backward.find((move) => work.moves.includes(move));
  const opensAt = next ? toOpensText(work, next, locale) : null;
  const isEarlierByCode = work.moveOpenings.some((entry) => entry.move === next && entry.earlierBy === 'start-code');
  if (!next && !out) return problem ? <Notice tone="error">{problem}</Notice> : null;
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      {work.state === 'AWAITING_PROVIDER' && work.answerDueAtMs !== null && (
        <Notice tone="warning">
          {t('answerBefore', { time: formatRemainingTime(work.answerDueAtMs - work.serverNowMs, locale) })}
        </Notice>
      )}
      {opensAt && isEarlierByCode && <StartByCode taskId={work.taskid} opensAt={opensAt} onMoved={onMoved} />}
      <StickyActionBar>
        {out && (
          <Button variant="quiet" isLoading={running === out} onClick={() => press(out)}>
            {t(`moves.${out}`)}
          </Button>
        )}
        {next && (
          <Button size="large" disabled={opensAt !== null} isLoading={running === next} onClick={() => press(next)}>
            {opensAt ? t('opensFrom', { move: t(`moves.${next}`), time: opensAt }) : t(`moves.${next}`)}
          </Button>
        )}
      </StickyActionBar>
      {asked && (
        <SureDialog
          move={asked}
          isRunning={running === asked}
          onConfirm={() => void make(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
