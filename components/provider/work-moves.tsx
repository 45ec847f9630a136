import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useWaitingMoves } from '@/lib/client/offline/waiting-moves';
import { useSending } from '@/lib/client/use-sending';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { toWithdrawalReason } from '@/lib/domain/order/withdrawal';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatInstant, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { isMissingPieces, MissingDialog } from './custody/missing-dialog';
import { MoveBar } from './move-bar';
import { StartByCode } from './start-by-code';
import { SureDialog, type SaidReasons } from './sure-dialog';
import { useMayHandOn } from './team/use-may-hand-on';
import { useMoveErrorText } from './use-move-error-text';
import { useStartCode } from './use-start-code';
import { isAsked, isClosed, toCashDue, type WorkDetail } from './work-move';

const forward: readonly WorkMove[] = [
  'accept',
  'depart',
  'start',
  'pickUp',
  'process',
  'bringBack',
  'handBack',
  'finish',
];
/** A closed door is reported where the countdown stands (door-wait.tsx). */
const backward: readonly WorkMove[] = ['decline', 'withdraw'];

/** Whether the booked hours are over before the move. */
function isOver(work: WorkDetail, move: WorkMove): boolean {
  const opening = work.moveOpenings.find((entry) => entry.move === move);
  return isClosed(opening?.closesAtMs, work.serverNowMs);
}

/** From when a move is open, as the provider reads it: the clock alone on the same day. Null for one that is open. */
function toOpensText(work: WorkDetail, move: WorkMove, locale: Locale): string | null {
  const opening = work.moveOpenings.find((entry) => entry.move === move);
  if (!opening || opening.opensAtMs <= work.serverNowMs) return null;
  const isToday = toTehranDate(opening.opensAtMs) === toTehranDate(work.serverNowMs);
  return isToday ? formatClock(opening.opensAtMs, locale) : formatInstant(opening.opensAtMs, locale);
}

/** Textiles are signed for once they are listed. */
function canPickUp({ custody }: WorkDetail): boolean {
  return !custody?.takesPieces || custody.lstPiece.length > 0;
}

/** On the way, before the arrival was said. */
function isUnderWay({ doorWait }: WorkDetail, next: WorkMove | undefined): boolean {
  return (next === 'start' || next === 'pickUp') && doorWait?.arrivedAtMs === null;
}

/** Petrol: the litres come before the end. */
function isMeterAwaited({ petrol, state }: WorkDetail): boolean {
  return state === 'IN_PROGRESS' && petrol?.deliveredLitres === null;
}

/** The one move forward, the ways out that are open, and what is said of them. */
function toOffered(work: WorkDetail, { locale, isOnward }: { readonly locale: Locale; readonly isOnward: boolean }) {
  const cashRial = toCashDue(work);
  const next = forward.find((move) => work.moves.includes(move));
  const outs = backward.filter((move) => work.moves.includes(move) && toOpensText(work, move, locale) === null);
  return {
    next,
    outs: isOnward ? [] : outs.filter((move) => move !== 'withdraw'),
    // Who gives work back looks for it: it has no place beside the next move, under the thumb.
    canWithdraw: !isOnward && outs.includes('withdraw'),
    opensAt: next ? toOpensText(work, next, locale) : null,
    isPast: next !== undefined && isOver(work, next),
    // Accepting is decided by what it brings, which stands below the first screen of a phone.
    net: next === 'accept' && work.pay ? formatTomans(work.pay.netRial, locale) : null,
    // After it one leaves the door.
    cash: next === 'finish' && cashRial > 0 ? formatTomans(cashRial, locale) : null,
    // Petrol has a code and no hour before which it would be needed.
    coded: next !== undefined && opensByStartCode(next) && canPickUp(work) ? next : null,
  };
}

interface AskedDialogProps {
  readonly work: WorkDetail;
  readonly move: WorkMove;
  readonly startCode: string | undefined;
  readonly isRunning: boolean;
  readonly onConfirm: (said: SaidReasons) => void;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Asks whether a move is meant, or why pieces are missing. */
function AskedDialog({ work, move, startCode, isRunning, onConfirm, onMoved, onClose }: AskedDialogProps) {
  if (isMissingPieces(work, move))
    return <MissingDialog work={work} move={move} startCode={startCode} onMoved={onMoved} onClose={onClose} />;
  if (!isAsked(move)) return null;
  return (
    <SureDialog
      withdrawalReason={toWithdrawalReason(work.arrivesUntilMs ?? work.startsAtMs, work.serverNowMs)}
      move={move}
      cashRial={toCashDue(work)}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface WorkMovesProps {
  readonly work: WorkDetail;
  /** Offers the next move alone; the other moves are on the work's page. */
  readonly isOnward?: boolean;
  /** Takes the place in the bar at which something else on the page offers its next step, on the way to the door. */
  readonly onDock?: (dock: HTMLElement | null) => void;
  readonly onMoved: () => void;
}

interface MoveBoxProps {
  readonly isOnward: boolean;
  readonly children: ReactNode;
}

/** The card of the bar on a desktop: beside the day's table it is in sight, however much stands above it. */
function MoveBox({ isOnward, children }: MoveBoxProps) {
  return (
    <div
      className={classNames(
        'contents rounded-card border-stone-200 bg-card desktop:block desktop:border desktop:px-6 desktop:py-3',
        isOnward && 'desktop:sticky desktop:bottom-4 desktop:z-bar',
      )}
    >
      {children}
    </div>
  );
}

/**
 * The provider's moves now: the one move forward as a slide, and the ways out. A way out asks once; a move that is not
 * open yet says from when it is.
 */
export function WorkMoves({ work, isOnward = false, onDock, onMoved }: WorkMovesProps) {
  const t = useTranslations('provider');
  const toErrorText = useMoveErrorText();
  const locale = useLocale();
  const [pressed, setPressed] = useState<WorkMove | null>(null);
  const [asked, setAsked] = useState<WorkMove | null>(null);
  const { isSending, failure, send } = useSending();
  const running = isSending ? pressed : null;
  const problem = failure && toErrorText(failure);

  async function make(move: WorkMove, { withoutCode, reason, excuse }: SaidReasons = {}) {
    await send(() => {
      setPressed(move);
      return makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move, withoutCode, reason, excuse });
    });
    setAsked(null);
    onMoved();
  }

  const { next, outs, canWithdraw, opensAt, isPast, net, cash, coded } = toOffered(work, { locale, isOnward });
  const typed = useStartCode(coded);
  const waiting = useWaitingMoves().findLast(({ taskId, refusal }) => taskId === work.taskid && refusal === null);
  // A company first says who goes; setting off itself comes second.
  const isToHandOn = useMayHandOn(next === 'depart' && work.handed === null ? work : null);
  const isCoded = coded !== null && typed.isWhole;
  const press = (move: WorkMove) => {
    if (isCoded && move === next) typed.form.current?.requestSubmit();
    else if (isAsked(move) || isMissingPieces(work, move)) setAsked(move);
    else void make(move);
  };
  return (
    <>
      {coded && (
        <StartByCode work={work} move={coded} opensAt={opensAt} typed={typed} onMissing={setAsked} onMoved={onMoved} />
      )}
      {(next || outs.length > 0 || problem || waiting) && (
        <MoveBox isOnward={isOnward}>
          <MoveBar
            {...{ work, next, outs, problem, net, cash, running, onMoved }}
            onDock={onDock && isUnderWay(work, next) ? onDock : null}
            opensAt={isCoded ? null : opensAt}
            isClosed={isPast && !isCoded}
            waiting={waiting?.move ?? null}
            isSecond={isToHandOn || isMeterAwaited(work)}
            onPress={press}
          />
        </MoveBox>
      )}
      {canWithdraw && (
        <Button variant="quiet" isLoading={running === 'withdraw'} onClick={() => press('withdraw')}>
          {t('moves.withdraw')}
        </Button>
      )}
      {asked && (
        <AskedDialog
          work={work}
          move={asked}
          startCode={isCoded ? typed.code : undefined}
          isRunning={running === asked}
          onConfirm={(said) => void make(asked, said)}
          onMoved={onMoved}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
