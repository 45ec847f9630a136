import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { SlideButton } from '@/components/ui/slide-button';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useSending } from '@/lib/client/use-sending';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { toWithdrawalReason } from '@/lib/domain/order/withdrawal';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatInstant, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { isMissingPieces, MissingDialog } from './custody/missing-dialog';
import { StartByCode } from './start-by-code';
import { SureDialog, type SaidReasons } from './sure-dialog';
import { useMayHandOn } from './team/use-may-hand-on';
import { useStartCode } from './use-start-code';
import { isAsked, isClosed, isSlide, toCashDue, type WorkDetail } from './work-move';

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

interface MoveBarProps {
  readonly work: WorkDetail;
  readonly next: WorkMove | undefined;
  /** Those that are open now. */
  readonly outs: readonly WorkMove[];
  /** Why the last move was refused: said where it was pressed. */
  readonly problem: string | null;
  /** From when `next` is open, as it is read; null where it is. */
  readonly opensAt: string | null;
  /** The booked hours are over: only the customer's code opens it. */
  readonly isClosed: boolean;
  /** What a work that waits for an answer brings, as it is read; null for any other. */
  readonly net: string | null;
  /** What is to be taken in cash before the next move, as it is read; null for nothing. */
  readonly cash: string | null;
  readonly running: WorkMove | null;
  /** Something else on the page comes before `next`. */
  readonly isSecond: boolean;
  readonly onPress: (move: WorkMove) => void;
}

function MoveBar({
  work,
  next,
  outs,
  problem,
  opensAt,
  isClosed: isPast,
  net,
  cash,
  running,
  isSecond,
  onPress,
}: MoveBarProps) {
  const t = useTranslations('provider');
  const opensId = useId();
  const isHeld = opensAt !== null || isPast;
  const summary = (problem || isHeld || net || cash) && (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      {net && (
        <p>
          {t('pay.net')}: <span className="font-bold text-turquoise-600">{net}</span>
        </p>
      )}
      {cash && <p className="font-bold">{t('done.cash', { amount: cash })}</p>}
      {next && isHeld && (
        <p id={opensId} className="font-medium">
          {opensAt
            ? t('opensFrom', { move: t(`moves.${next}`), time: opensAt })
            : t('closedMove', { move: t(`moves.${next}`) })}
        </p>
      )}
    </>
  );
  return (
    <StickyActionBar className="flex-wrap max-desktop:order-last" summary={summary}>
      <div data-moves={work.taskid} className="flex grow flex-wrap justify-end gap-x-3 gap-y-1">
        {outs.map((out) => (
          <Button
            key={out}
            variant="quiet"
            className="max-desktop:grow max-desktop:px-2"
            isLoading={running === out}
            onClick={() => onPress(out)}
          >
            {t(`moves.${out}`)}
          </Button>
        ))}
        {next && (
          <NextMove
            move={next}
            isHeld={isHeld}
            describedBy={isHeld ? opensId : undefined}
            isRunning={running === next}
            isSecond={isSecond}
            isAlone={outs.length < 2}
            onPress={() => onPress(next)}
          />
        )}
      </div>
    </StickyActionBar>
  );
}

interface NextMoveProps {
  readonly move: WorkMove;
  /** Its time has not come, or is over. */
  readonly isHeld: boolean;
  readonly describedBy: string | undefined;
  readonly isRunning: boolean;
  readonly isSecond: boolean;
  /** With two ways out beside it there is no room for its words: it takes a line of its own, below them. */
  readonly isAlone: boolean;
  readonly onPress: () => void;
}

/** The way on: a slide, or a button where a dialog follows. */
function NextMove({ move, isHeld, describedBy, isRunning, isSecond, isAlone, onPress }: NextMoveProps) {
  const t = useTranslations('provider');
  const look = isSecond ? 'secondary' : 'primary';
  const state = { disabled: isHeld, isLoading: isRunning };
  if (isSlide(move))
    return (
      <SlideButton
        {...state}
        label={t(`moves.${move}`)}
        question={t(`sure.${move}`)}
        confirmLabel={t(`confirm.${move}`)}
        look={look}
        describedBy={describedBy}
        onDone={onPress}
      />
    );
  return (
    <Button
      {...state}
      data-next-move
      size="large"
      variant={look}
      className={classNames('max-desktop:grow', !isAlone && 'max-desktop:basis-full')}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {t(`moves.${move}`)}
    </Button>
  );
}

/** Textiles are signed for once they are listed. */
function canPickUp({ custody }: WorkDetail): boolean {
  return !custody?.takesPieces || custody.lstPiece.length > 0;
}

/** The one move forward, the ways out that are open, and what is said of them. */
function toOffered(work: WorkDetail, locale: Locale) {
  const cashRial = toCashDue(work);
  const next = forward.find((move) => work.moves.includes(move));
  return {
    next,
    outs: backward.filter((move) => work.moves.includes(move) && toOpensText(work, move, locale) === null),
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

interface WorkMovesProps {
  readonly work: WorkDetail;
  /** Where the way on alone is offered, the ways out are on the work's page. */
  readonly isOnward?: boolean;
  readonly onMoved: () => void;
}

/**
 * What the provider can do now: the one move forward as a slide, and the ways out. A way out asks once; a move that is
 * not open yet says from when it is.
 */
export function WorkMoves({ work, isOnward = false, onMoved }: WorkMovesProps) {
  const toErrorText = useErrorText();
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

  const { next, outs: open, opensAt, isPast, net, cash, coded } = toOffered(work, locale);
  const outs = isOnward ? [] : open;
  const typed = useStartCode(coded);
  // A company first says who goes; setting off itself comes second.
  const isToHandOn = useMayHandOn(next === 'depart' && work.handed === null ? work : null);
  const isCoded = coded !== null && typed.isWhole;
  const press = (move: WorkMove) => {
    if (isCoded && move === next) typed.form.current?.requestSubmit();
    else if (isAsked(move) || isMissingPieces(work, move)) setAsked(move);
    else void make(move);
  };
  if (!next && outs.length === 0 && !problem) return null;
  return (
    <>
      {coded && (
        <StartByCode work={work} move={coded} opensAt={opensAt} typed={typed} onMissing={setAsked} onMoved={onMoved} />
      )}
      <div className="contents rounded-card border-stone-200 bg-card desktop:block desktop:border desktop:px-6 desktop:py-3">
        <MoveBar
          work={work}
          next={next}
          outs={outs}
          problem={problem}
          opensAt={isCoded ? null : opensAt}
          isClosed={isPast && !isCoded}
          net={net}
          cash={cash}
          running={running}
          isSecond={isToHandOn}
          onPress={press}
        />
      </div>
      {asked && isMissingPieces(work, asked) && (
        <MissingDialog
          work={work}
          move={asked}
          startCode={isCoded ? typed.code : undefined}
          onMoved={onMoved}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && isAsked(asked) && !isMissingPieces(work, asked) && (
        <SureDialog
          withdrawalReason={toWithdrawalReason(work.arrivesUntilMs ?? work.startsAtMs, work.serverNowMs)}
          move={asked}
          cashRial={toCashDue(work)}
          isRunning={running === asked}
          onConfirm={(said) => void make(asked, said)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
