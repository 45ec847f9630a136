import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Ring } from '@/components/ui/ring';
import { DISPUTE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { getDisputeFacts } from '@/lib/domain/dispute/dispute-moves';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeCase, OwnSide } from './dispute-shape';

interface DisputeStateProps {
  readonly dispute: DisputeCase;
  readonly side: OwnSide;
}

/** Whose turn it is and until when, what silence does, and where the money is. */
export function DisputeState({ dispute, side }: DisputeStateProps) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { turn, frozenRial, askedRial, backRial, wish, reason, visitAtMs, state } = dispute;
  return (
    <>
      {turn !== null && (
        <div className="flex items-center gap-3">
          <Clock dispute={dispute} />
          <div aria-live="polite">
            <p className="font-semibold">{t(turn === side ? 'turn.own' : `turn.${turn}`)}</p>
            <Until dispute={dispute} />
          </div>
        </div>
      )}
      {turn === null && dispute.dueAtMs !== null && <Until dispute={dispute} />}
      <Silence dispute={dispute} />
      {visitAtMs !== null && state === 'second-visit' && (
        <p className="font-semibold">{t('visit', { time: formatInstant(visitAtMs, locale) })}</p>
      )}
      <dl className="flex flex-col gap-2">
        <SumRow label={t(`reasons.${reason}`)} amount={t(`wishes.${wish}`)} />
        <SumRow label={t('asked')} amount={askedRial} />
        {frozenRial > 0 && <SumRow label={t('frozen')} amount={frozenRial} />}
        {dispute.ended !== null && <SumRow look="total" label={t('back')} amount={formatTomans(backRial, locale)} />}
      </dl>
      {dispute.debtRial > 0 && (
        <p className="text-14 text-stone-500">{t('debt', { amount: formatTomans(dispute.debtRial, locale) })}</p>
      )}
      <Ladder state={state} />
    </>
  );
}

function Clock({ dispute: { dueAtMs, serverNowMs } }: { dispute: DisputeCase }) {
  const leftMs = useRemainingMs(dueAtMs, serverNowMs);
  if (dueAtMs === null) return null;
  return <Ring share={(leftMs ?? dueAtMs - serverNowMs) / DISPUTE_ANSWER_MS} className="size-12 shrink-0" />;
}

function Until({ dispute: { dueAtMs, turn } }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  if (dueAtMs !== null)
    return <p className="text-14 text-stone-500">{t('until', { time: formatInstant(dueAtMs, locale) })}</p>;
  return turn === 'provider' ? <p className="text-14 text-stone-500">{t('waitsForReturn')}</p> : null;
}

/** What follows from saying nothing. */
function Silence({ dispute: { state, askedRial } }: { dispute: DisputeCase }) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const amount = formatTomans(askedRial, locale);
  switch (state) {
    case 'open':
    case 'answered':
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
  return (
    <ol aria-label={t('ladder')} className="flex flex-col gap-1 text-14">
      {STEPS.map((name) => (
        <li
          key={name}
          aria-current={name === step ? 'step' : undefined}
          className={name === step ? 'font-semibold' : 'text-stone-500'}
        >
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
