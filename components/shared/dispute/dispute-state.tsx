import { Lock } from 'lucide';
import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Ring } from '@/components/ui/ring';
import { DISPUTE_ANSWER_MS, DISPUTE_LAST_CALL_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { getDisputeFacts } from '@/lib/domain/dispute/dispute-moves';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AboveCap } from './above-cap';
import type { DisputeCase, OwnSide } from './dispute-shape';

interface DisputeTurnProps {
  readonly dispute: DisputeCase;
  readonly side: OwnSide;
}

/** The side whose turn it is, the deadline, and what follows from silence. */
export function DisputeTurn({ dispute, side }: DisputeTurnProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { turn, visitAtMs, state } = dispute;
  return (
    <>
      {turn !== null && (
        <div className="flex items-center gap-4">
          <Clock dispute={dispute} />
          <div aria-live="polite" className="min-w-0">
            <p className="text-18 font-bold">{t(turn === side ? 'turn.own' : `turn.${turn}`)}</p>
            <Until dispute={dispute} />
          </div>
        </div>
      )}
      {turn === null && dispute.dueAtMs !== null && <Until dispute={dispute} />}
      <Silence dispute={dispute} side={side} />
      {visitAtMs !== null && state === 'second-visit' && (
        <p className="font-semibold">{t('visit', { time: formatInstant(visitAtMs, locale) })}</p>
      )}
    </>
  );
}

/** The held money, and the step of the case. */
export function DisputeState({ dispute: { frozenRial, state } }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  return (
    <>
      {frozenRial > 0 && (
        <p className="flex items-center gap-2 border-t border-stone-200 pt-4">
          <Icon icon={Lock} className="shrink-0 text-turquoise-600" />
          {t('held', { amount: formatTomans(frozenRial, locale) })}
        </p>
      )}
      <Ladder state={state} />
    </>
  );
}

/** The customer's wish, and what came of it. */
export function DisputeClaim({ dispute }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { askedRial, backRial, wish, reason } = dispute;
  return (
    <>
      <dl className="flex flex-col gap-2">
        <SumRow label={t(`reasons.${reason}`)} amount={t(`wishes.${wish}`)} />
        {dispute.piece && <SumRow label={t('piece', { name: dispute.piece.label })} amount={dispute.piece.priceRial} />}
        <SumRow label={t('asked')} amount={askedRial} />
        {dispute.ended !== null && <SumRow look="total" label={t('back')} amount={formatTomans(backRial, locale)} />}
      </dl>
      {dispute.ended === null && <AboveCap dispute={dispute} />}
      {dispute.debtRial > 0 && (
        <p className="text-14 text-stone-500">{t('debt', { amount: formatTomans(dispute.debtRial, locale) })}</p>
      )}
    </>
  );
}

/** The rest of the time to answer: whole hours, and minutes within the last one. */
function Clock({ dispute: { dueAtMs, serverNowMs } }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute.left');
  const locale = useLocale();
  const remainingMs = useRemainingMs(dueAtMs, serverNowMs);
  if (dueAtMs === null) return null;
  const leftMs = remainingMs ?? dueAtMs - serverNowMs;
  const [unit, count] =
    leftMs >= HOUR_MS
      ? (['hours', Math.floor(leftMs / HOUR_MS)] as const)
      : (['minutes', Math.max(0, Math.ceil(leftMs / MINUTE_MS))] as const);
  return (
    <Ring
      share={leftMs / DISPUTE_ANSWER_MS}
      tone={leftMs < DISPUTE_LAST_CALL_MS ? 'urgent' : 'waiting'}
      className="size-20 shrink-0"
    >
      <span aria-hidden className="flex flex-col items-center leading-tight">
        <span className="text-22 font-bold tabular-nums">{formatNumber(count, locale)}</span>
        <span className="text-12 text-stone-500">{t(unit, { count })}</span>
      </span>
    </Ring>
  );
}

function Until({ dispute: { dueAtMs, turn } }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  if (dueAtMs !== null)
    return <p className="text-14 text-stone-500">{t('until', { time: formatInstant(dueAtMs, locale) })}</p>;
  return turn === 'provider' ? <p className="text-14 text-stone-500">{t('waitsForReturn')}</p> : null;
}

/** The consequence of no answer. */
function Silence({ dispute: { state, turn, askedRial }, side }: DisputeTurnProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const amount = formatTomans(askedRial, locale);
  switch (state) {
    case 'answered':
      return <p className="text-14 text-stone-500">{t(turn === side ? 'silence.own' : 'silence.answered')}</p>;
    case 'open':
    case 'second-visit':
    case 'decided':
      return <p className="text-14 text-stone-500">{t(`silence.${state}`, { amount })}</p>;
    default:
      return null;
  }
}

const STEPS = ['agree', 'desk', 'appeal'] as const;

/** The three steps; where the case is now stands out. */
function Ladder({ state }: { state: DisputeCase['state'] }) {
  const t = useTranslations('dispute');
  if (state === 'settled') return null;
  const step = state === 'desk' ? 'desk' : getDisputeFacts(state).isFreezing ? 'agree' : 'appeal';
  const reached = STEPS.indexOf(step);
  return (
    <ol aria-label={t('ladder')} className="grid grid-cols-3 gap-2 text-14">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2',
            index <= reached ? 'border-enamel-700' : 'border-stone-200',
            name === step ? 'font-semibold text-enamel-700' : 'text-stone-500',
          )}
        >
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
