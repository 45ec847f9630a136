import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import type { CallRequest } from '@/lib/contract';
import type { NoCodeReason } from '@/lib/contract/enumerations';
import {
  EXCUSE_CAUSES,
  type ExcuseCause,
  type ReliabilityReason,
  type WorkMove,
} from '@/lib/contract/provider-enumerations';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { NoCodeReasons } from './no-code-reasons';
import { EMPTY_EXCUSE, ExcuseFields, type ExcuseDraft } from './standing/excuse-fields';
import type { AskedMove } from './work-move';

const backward: readonly WorkMove[] = ['decline', 'withdraw'];
const STANDING = {};

/** Why work that was accepted is given back. */
const WITHDRAWAL_REASONS = [...EXCUSE_CAUSES, 'customer-asked', 'other'] as const;
type WithdrawalWhy = (typeof WITHDRAWAL_REASONS)[number];

const isCause = (why: WithdrawalWhy | null): why is ExcuseCause => EXCUSE_CAUSES.some((cause) => cause === why);

type Excuse = NonNullable<CallRequest<'expert/movetask'>['excuse']>;

export interface SaidReasons {
  /** Why there is no start code. */
  readonly withoutCode?: NoCodeReason | undefined;
  /** Why it is given back, in the words that were chosen. */
  readonly reason?: string | undefined;
  /** The cause with its papers, where some were added. */
  readonly excuse?: Excuse | undefined;
}

interface SureDialogProps {
  readonly move: AskedMove;
  /** As what giving it back would count now: the nearer the visit, the more it costs. */
  readonly withdrawalReason: Exclude<ReliabilityReason, 'kept'>;
  /** The cash to be taken before one leaves; 0 for none. */
  readonly cashRial: number;
  readonly isRunning: boolean;
  /** With why, where that is asked. */
  readonly onConfirm: (said: SaidReasons) => void;
  readonly onClose: () => void;
}

/** Asks once whether a move is meant, and says what it does. On a phone it lies under the thumb. */
export function SureDialog({ move, withdrawalReason, cashRial, isRunning, onConfirm, onClose }: SureDialogProps) {
  const t = useTranslations('provider');
  const common = useTranslations('common');
  const locale = useLocale();
  const [reason, setReason] = useState<NoCodeReason | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [why, setWhy] = useState<WithdrawalWhy | null>(null);
  const [draft, setDraft] = useState<ExcuseDraft>(EMPTY_EXCUSE);
  const [isBusy, setIsBusy] = useState(false);
  const asksReason = opensByStartCode(move);
  const isWithdrawal = move === 'withdraw';
  const confirm = () => {
    setIsTried(true);
    if (asksReason && reason === null) return;
    if ((isWithdrawal && why === null) || isBusy) return;
    onConfirm({
      withoutCode: reason ?? undefined,
      reason: why ? t(`withdrawal.reasons.${why}`) : undefined,
      excuse: toExcuse(why, draft),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`moves.${move}`)}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant={backward.includes(move) ? 'destructive' : 'primary'} isLoading={isRunning} onClick={confirm}>
            {t(`confirm.${move}`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('notYet')}
          </Button>
        </>
      }
    >
      <p>{t(`sure.${move}`, { points: -RELIABILITY.points[withdrawalReason] })}</p>
      {move === 'handBack' && cashRial > 0 && (
        <p className="pt-2 font-bold">{t('done.cash', { amount: formatTomans(cashRial, locale) })}</p>
      )}
      {isWithdrawal && (
        <>
          {toExcuse(why, draft) ? (
            <p className="pt-2 font-semibold">{t('excuse.held')}</p>
          ) : (
            <PointsAfter points={RELIABILITY.points[withdrawalReason]} />
          )}
          <ChoiceCards
            className="pt-4"
            legend={t('withdrawal.why')}
            choices={WITHDRAWAL_REASONS.map((value) => ({ value, label: t(`withdrawal.reasons.${value}`) }))}
            value={why}
            onValueChange={setWhy}
            error={isTried && why === null ? t('withdrawal.whyMissing') : undefined}
          />
          {isCause(why) && (
            <div className="flex flex-col gap-3 pt-4">
              <p className="text-14">{t('excuse.offer')}</p>
              <ExcuseFields draft={draft} onChange={setDraft} onBusyChange={setIsBusy} />
            </div>
          )}
        </>
      )}
      {asksReason && <NoCodeReasons className="pt-4" value={reason} isTried={isTried} onValueChange={setReason} />}
    </Dialog>
  );
}

/** The cause with its papers; undefined where there are none. */
function toExcuse(why: WithdrawalWhy | null, { papers, text }: ExcuseDraft): Excuse | undefined {
  if (!isCause(why) || papers.length === 0) return undefined;
  return { cause: why, text: text.trim(), fileids: papers.map(({ name }) => name) };
}

/** The points after it, and the consequence of too few. */
function PointsAfter({ points }: { points: number }) {
  const t = useTranslations('provider.withdrawal');
  const standing = useTranslations('provider.standing');
  const locale = useLocale();
  const { data } = useCall('provider/getsanctions', STANDING);
  if (!data) return null;
  const after = Math.max(0, data.reliability + points);
  const { offersLeast, warnedFrom, urgentFrom, heldMs } = RELIABILITY;
  const limit = { least: formatNumber(offersLeast, locale), days: heldMs / DAY_MS };
  return (
    <>
      <p className="pt-2 font-semibold">{t('after', { after: formatNumber(after, locale) })}</p>
      {after <= warnedFrom && (
        <Notice tone="warning" className="mt-2">
          {after < offersLeast ? t('held', limit) : standing(after <= urgentFrom ? 'urgent' : 'near', limit)}
        </Notice>
      )}
    </>
  );
}
