import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
type Move = CallRequest<'expert/movetask'>['move'];

const forward: readonly Move[] = ['accept', 'depart', 'start', 'finish'];
const backward: readonly Move[] = ['decline', 'withdraw'];

/** What the provider can do now: one button forward, one way out. The way out of accepted work asks again, because it costs. */
export function WorkMoves({ work, onMoved }: { work: WorkDetail; onMoved: () => void }) {
  const t = useTranslations('provider');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [running, setRunning] = useState<Move | null>(null);
  const [isSure, setIsSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(move: Move) {
    if (move === 'withdraw' && !isSure) return setIsSure(true);
    setRunning(move);
    setProblem(null);
    try {
      await callFromBrowser('expert/movetask', { taskid: work.taskid, move });
      setIsSure(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
    } finally {
      setRunning(null);
      onMoved();
    }
  }

  const next = forward.find((move) => work.moves.includes(move));
  const out = backward.find((move) => work.moves.includes(move));
  if (!next && !out) return problem ? <Notice tone="error">{problem}</Notice> : null;
  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      {work.state === 'AWAITING_PROVIDER' && work.answerDueAtMs !== null && (
        <Notice tone="warning">
          {t('answerBefore', { time: formatRemainingTime(work.answerDueAtMs - work.serverNowMs, locale) })}
        </Notice>
      )}
      {isSure && <Notice tone="warning">{t('withdrawSure')}</Notice>}
      <StickyActionBar>
        {out && (
          <Button variant={isSure ? 'destructive' : 'quiet'} isLoading={running === out} onClick={() => void make(out)}>
            {t(`moves.${isSure ? 'withdrawConfirm' : out}`)}
          </Button>
        )}
        {next && (
          <Button size="large" isLoading={running === next} onClick={() => void make(next)}>
            {t(`moves.${next}`)}
          </Button>
        )}
      </StickyActionBar>
    </>
  );
}
