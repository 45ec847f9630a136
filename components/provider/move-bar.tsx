import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { SlideButton } from '@/components/ui/slide-button';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import type { WorkMove } from '@/lib/contract/provider-enumerations';

import { MissedVisit } from './missed-visit';
import { isSlide, isVisitMissed, type WorkDetail } from './work-move';

interface MoveBarProps {
  readonly work: WorkDetail;
  readonly next: WorkMove | undefined;
  /** On the way: where the arrival is said (share-way.tsx), before the work begins. Null for anybody else. */
  readonly onDock: ((dock: HTMLElement | null) => void) | null;
  /** The moves that are open now. */
  readonly outs: readonly WorkMove[];
  /** Why the last move was refused: said where it was pressed. */
  readonly problem: string | null;
  /** From when `next` is open, as it is read; null where it is. */
  readonly opensAt: string | null;
  /** The booked hours are over: only the customer's code opens it. */
  readonly isClosed: boolean;
  /** The net pay of a work that waits for an answer, as text; null for any other. */
  readonly net: string | null;
  /** The cash to be taken before the next move, as text; null for none. */
  readonly cash: string | null;
  /** The last move that waits for the network; null for none. */
  readonly waiting: WorkMove | null;
  readonly running: WorkMove | null;
  /** Something else on the page comes before `next`. */
  readonly isSecond: boolean;
  readonly onPress: (move: WorkMove) => void;
  /** Another hour was proposed. */
  readonly onMoved: () => void;
}

/** The bar under the thumb: the one move forward, with its hint. */
export function MoveBar({
  work,
  next,
  onDock,
  outs,
  problem,
  opensAt,
  isClosed: isPast,
  net,
  cash,
  waiting,
  running,
  isSecond,
  onPress,
  onMoved,
}: MoveBarProps) {
  const t = useTranslations('provider');
  const opensId = useId();
  if (isVisitMissed(work)) return <MissedVisit work={work} notice={toRefusal(problem)} onMoved={onMoved} />;
  const isHeld = opensAt !== null || isPast;
  // On the way the arrival has the bar, and the words below the code say from when the work may begin.
  const isSaid = isHeld && onDock === null;
  const waitsBefore = next ? waiting : null;
  const summary = (isSaid || net || cash || waitsBefore) && (
    <>
      {waitsBefore && <MoveInLine move={waitsBefore} />}
      {net && <NetPay net={net} />}
      {cash && <p className="font-bold">{t('done.cash', { amount: cash })}</p>}
      {next && isSaid && <Opening id={opensId} move={next} opensAt={opensAt} />}
    </>
  );
  return (
    <StickyActionBar className="flex-wrap max-desktop:order-last" notice={toRefusal(problem)} summary={summary}>
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
        {onDock && <DockPlace take={onDock} />}
        {!next && waiting && <WaitingMove move={waiting} />}
        {next && (
          <div className={classNames('contents', onDock && isHeld && 'peer-[:not(:empty)]:hidden')}>
            <NextMove
              move={next}
              isHeld={isHeld}
              describedBy={isSaid ? opensId : undefined}
              isRunning={running === next}
              isSecond={isSecond || onDock !== null}
              isAlone={outs.length < 2}
              onPress={() => onPress(next)}
            />
          </div>
        )}
      </div>
    </StickyActionBar>
  );
}

const toRefusal = (problem: string | null) => problem && <Notice tone="error">{problem}</Notice>;

/** From when the move is open, or that its hours are over. */
function Opening({ id, move, opensAt }: { id: string; move: WorkMove; opensAt: string | null }) {
  const t = useTranslations('provider');
  const named = t(`moves.${move}`);
  return (
    <p id={id} className="font-medium">
      {opensAt ? t('opensFrom', { move: named, time: opensAt }) : t('closedMove', { move: named })}
    </p>
  );
}

function NetPay({ net }: { readonly net: string }) {
  const t = useTranslations('provider');
  return (
    <p>
      {t('pay.net')}: <span className="font-bold text-turquoise-600">{net}</span>
    </p>
  );
}

function MoveInLine({ move }: { readonly move: WorkMove }) {
  const t = useTranslations('provider');
  return (
    <p className="flex items-center gap-2 text-14 font-medium text-stone-500">
      <Icon icon={Clock} size={16} />
      {t('moveWaits', { move: t(`moves.${move}`) })}
    </p>
  );
}

/** Nothing follows the move, which waits for the network: its slide stays at the end. */
function WaitingMove({ move }: { readonly move: WorkMove }) {
  const t = useTranslations('provider');
  return (
    <SlideButton
      isWaiting
      label={t('moveWaits', { move: t(`moves.${move}`) })}
      question={null}
      confirmLabel=""
      onDone={() => undefined}
    />
  );
}

/** Empty until something else on the page fills it. */
function DockPlace({ take }: { take: (dock: HTMLElement | null) => void }) {
  return <div ref={take} className="peer order-last grow basis-full empty:hidden" />;
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
