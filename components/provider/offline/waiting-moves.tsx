'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { LabelWithName } from '@/components/ui/written-text';
import { sendWaitingMoves } from '@/lib/client/offline/send-moves';
import { useSendingAgain } from '@/lib/client/offline/use-sending-again';
import { forgetMove, useWaitingMoves, type WaitingMove } from '@/lib/client/offline/waiting-moves';
import { useOnline } from '@/lib/client/use-online';
import { useUserAccount } from '@/lib/client/user-account';
import { formatClock, formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

const send = () => void sendWaitingMoves();

/**
 * Offline moves of this device: the waiting ones, and those that the server refused. Sends them as soon as there is a
 * network.
 */
export function WaitingMoves() {
  const waiting = useWaitingMoves();
  const isOnline = useOnline();
  useSendingAgain(waiting.length > 0, send);
  useTold(waiting);
  const refused = waiting.filter((move) => move.refusal !== null);
  const isHeld = ({ taskId }: WaitingMove) => refused.some((move) => move.taskId === taskId);
  const open = waiting.filter((move) => !isHeld(move));
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {refused.map((move) => (
        <Refused key={move.key} move={move} behind={waiting.filter((other) => isBehind(other, move))} />
      ))}
      {isOnline ? open.length > 0 && <Waiting moves={open} /> : <NoNetwork moves={open} />}
    </div>
  );
}

const isBehind = (other: WaitingMove, refused: WaitingMove) =>
  other.taskId === refused.taskId && other.key !== refused.key;

/**
 * A provider who pressed far below sees that a step waits, or was refused. The top of every page of the area says
 * which.
 */
function useTold(waiting: readonly WaitingMove[]): void {
  const t = useTranslations('work-offline');
  const { show } = useSnackbar();
  const count = waiting.length;
  const refusedCount = waiting.filter((move) => move.refusal !== null).length;
  const known = useRef<{ readonly count: number; readonly refusedCount: number } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { count, refusedCount };
    if (before === null) return;
    if (refusedCount > before.refusedCount) show({ text: t('refusedHere'), tone: 'error' });
    else if (count > before.count) show({ text: t('keptHere') });
  }, [count, refusedCount, show, t]);
}

/** One line says that nothing is lost and how much waits; what that is opens below it. */
function NoNetwork({ moves }: { moves: readonly WaitingMove[] }) {
  const t = useTranslations('work-offline');
  const locale = useLocale();
  return (
    <div role="status" className="on-enamel rounded-card bg-enamel-900 px-4 text-14 text-white">
      <details>
        <summary className="flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
          {t('strip')}
          {moves.length > 0 && (
            <span className="font-bold">
              {t('inLine', { count: moves.length, shown: formatNumber(moves.length, locale) })}
            </span>
          )}
        </summary>
        {moves.length > 0 && (
          <>
            <MoveList moves={moves} />
            <p>{t('later')}</p>
          </>
        )}
        <p className="pb-3">{t('noNetwork')}</p>
      </details>
    </div>
  );
}

function Waiting({ moves }: { moves: readonly WaitingMove[] }) {
  const t = useTranslations('work-offline');
  return (
    <div role="status">
      <Notice tone="warning">
        <p className="font-semibold">{t('waiting', { count: moves.length })}</p>
        <MoveList moves={moves} />
        <p>{t('sending')}</p>
      </Notice>
    </div>
  );
}

function MoveList({ moves }: { moves: readonly WaitingMove[] }) {
  const t = useTranslations('work-offline');
  const locale = useLocale();
  return (
    <ul className="list-disc py-1 ps-5">
      {moves.map((move) => (
        <li key={move.key}>
          <MoveName move={move} />
          {move.opensAtMs !== null && ` – ${t('opens', { time: formatInstant(move.opensAtMs, locale) })}`}
        </li>
      ))}
    </ul>
  );
}

function MoveName({ move: { move, workName, madeAtMs } }: { move: WaitingMove }) {
  const t = useTranslations('work-offline');
  const provider = useTranslations('provider');
  const locale = useLocale();
  return <>{t('move', { move: provider(`moves.${move}`), work: workName, time: formatClock(madeAtMs, locale) })}</>;
}

/** A refusal stays until its person has read it, with the typed words. Later moves at the same work go with it. */
function Refused({ move, behind }: { move: WaitingMove; behind: readonly WaitingMove[] }) {
  const t = useTranslations('work-offline');
  const locale = useLocale();
  const userId = useUserAccount()?.userId;
  const refusal = useRefusalText(move);
  const forget = () => {
    if (userId !== undefined) for (const made of [move, ...behind]) forgetMove(userId, made);
  };
  return (
    <Notice tone="error">
      <p className="font-semibold">{t('refused')}</p>
      <p>
        <MoveName move={move} />
      </p>
      <p>{refusal}</p>
      {move.startCode && <p>{t('typedCode', { code: formatDigits(move.startCode, locale) })}</p>}
      {move.reason && (
        <p>
          <LabelWithName label={t('typedReason', { reason: '{name}' })} name={move.reason} />
        </p>
      )}
      {behind.length > 0 && (
        <>
          <p className="pt-2">{t('behind')}</p>
          <ul className="list-disc ps-5">
            {behind.map((other) => (
              <li key={other.key}>
                <MoveName move={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <Link
          href={`/pelakman/orderlist/acceptworks/${move.taskId}/`}
          className="inline-flex min-h-touch items-center font-semibold underline"
        >
          {t('toWork')}
        </Link>
        <Button variant="quiet" onClick={forget}>
          {t('read')}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * The server's own words as long as they are the reader's, who may have changed the language since; else what the
 * refusal means.
 */
function useRefusalText({ refusal, refusalKey, refusalLanguage }: WaitingMove): string {
  const t = useTranslations('work-offline.refusals');
  const locale = useLocale();
  const isTheirs = refusalLanguage === undefined || refusalLanguage === locale;
  if (refusal !== null && refusal !== refusalKey && isTheirs) return refusal;
  return refusalKey !== undefined && t.has(refusalKey as 'other') ? t(refusalKey as 'other') : t('other');
}
