import { ShieldCheck } from 'lucide';
import { useTranslations } from 'next-intl';

import { useRemainingMs } from '@/components/shared/use-remaining';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';
import { formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from '../task-detail';

/** The rials that the marketplace holds for an order; cash is in the professional's hand. */
export function toHeldRial(sums: TaskDetail['sums']): number {
  return sums === null ? 0 : sums.paidRial - sums.cashRial;
}

/** Paid money that the professional does not have yet, and for how long it is held. */
export function HeldMoney({ task: { sums, completesAtMs, serverNowMs, timeline } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.hero');
  const locale = useLocale();
  const leftMs = useRemainingMs(completesAtMs, serverNowMs);
  const heldRial = toHeldRial(sums);
  if (heldRial === 0 || completesAtMs === null) return null;
  const doneAtMs = timeline.findLast(({ state }) => state === 'DONE')?.atMs ?? serverNowMs;
  const readLeftMs = completesAtMs - serverNowMs;
  const share = (leftMs ?? readLeftMs) / Math.max(1, completesAtMs - doneAtMs);
  const held = t('held', { amount: formatTomans(heldRial, locale) });
  return (
    <Card className="flex flex-col gap-3">
      <p className="flex items-center gap-3 font-semibold">
        <Icon icon={ShieldCheck} size={24} className="text-turquoise-600" />
        {held}
      </p>
      <ProgressBar label={held} percent={Math.min(1, Math.max(0, share)) * 100} tone="held" />
      <p className="text-14 text-stone-500">{formatRemainingTime(leftMs ?? readLeftMs, locale)}</p>
    </Card>
  );
}
