import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { PriceAnswer } from '@/components/shared/price-answer';
import { PriceChangeRows } from '@/components/shared/price-change-rows';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Avatar } from '@/components/ui/avatar';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { forgetOrderAwaitingMoney, rememberOrderAwaitingMoney } from '@/lib/client/order-awaiting-money';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import type { PriceWay } from '@/lib/contract/money-enumerations';
import { listPriceWays } from '@/lib/domain/money/price-ways';
import { toTopUpPath } from '@/lib/domain/money/top-up-amounts';
import { formatNumber, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

type PriceChange = NonNullable<TaskDetail['priceChange']>;

interface PriceChangeProps {
  readonly task: TaskDetail;
  readonly change: PriceChange;
  readonly onChange: () => void;
}

/**
 * A proposed final price: the old one, the new one, the reason, the customer's answer and then its outcome (BEHAVIOUR
 * 14).
 */
export function PriceChangeCard({ task, change, onChange }: PriceChangeProps) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  if (change.state !== 'open') {
    return (
      <Notice tone={change.state === 'approved' ? 'success' : 'info'}>
        {t(isLowered(task, change) ? 'decided.litres' : `decided.${change.state}`, {
          amount: formatTomans(task.priceRial, locale),
          delivered: formatNumber(task.petrol?.deliveredLitres ?? 0, locale),
          ordered: formatNumber(task.petrol?.litreVolume ?? 0, locale),
        })}
      </Notice>
    );
  }
  return (
    <Card data-moves={task.taskid} className="flex flex-col gap-4 ring-2 ring-saffron-500">
      <div className="flex items-center gap-4">
        {task.providerName && <Avatar name={task.providerName} imageUrl={task.providerImage} size="large" />}
        <div className="min-w-0">
          <h2 className="font-semibold">{t('title')}</h2>
          <p className="text-22 font-bold leading-snug">
            {t(toDifference(task, change))}: {formatTomans(Math.abs(change.newRial - change.oldRial), locale)}
          </p>
          <TimeToAnswer dueAtMs={change.answerDueAtMs} serverNowMs={task.serverNowMs} />
        </div>
      </div>
      <p>{t('ask')}</p>
      <PriceChangeRows oldRial={change.oldRial} newRial={change.newRial} lines={change.lines} />
      {change.reason && (
        <p className="rounded-field bg-enamel-50 px-4 py-3">
          <span className="block text-14 text-stone-500">{t('reason')}</span>
          <WrittenText text={change.reason} className="inline-block max-w-full" />
        </p>
      )}
      {change.fileurl !== null && (
        <img src={change.fileurl} alt={t('photo')} className="max-h-96 self-start rounded-field" />
      )}
      <Decision task={task} change={change} onChange={onChange} />
      <p className="text-14 text-stone-500">{t('silence')}</p>
    </Card>
  );
}

function toDifference({ codFlag }: TaskDetail, { newRial, oldRial }: PriceChange): 'more' | 'less' | 'lessCash' {
  if (newRial > oldRial) return 'more';
  return codFlag === 'active' ? 'lessCash' : 'less';
}

/** Counted on while somebody thinks it over. */
function TimeToAnswer({ dueAtMs, serverNowMs }: { readonly dueAtMs: number; readonly serverNowMs: number }) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  const leftMs = useRemainingMs(dueAtMs, serverNowMs) ?? dueAtMs - serverNowMs;
  return (
    <p role="timer" className="text-14 font-semibold text-enamel-700">
      {t('due', { time: formatRemainingTime(leftMs, locale) })}
    </p>
  );
}

/** Less petrol fitted in: nobody was asked, and nobody accepted anything. */
function isLowered({ petrol }: TaskDetail, { newRial, oldRial }: PriceChange): boolean {
  return typeof petrol?.deliveredLitres === 'number' && newRial < oldRial;
}

function listWays(
  { codFlag, sums }: TaskDetail,
  { newRial, oldRial, walletRial, takesCash }: PriceChange,
  takesBank: boolean,
): readonly PriceWay[] {
  const { bankRial = 0, dueRial = 0 } = sums ?? {};
  return listPriceWays({
    isCashOrder: codFlag === 'active',
    bankRial,
    dueRial,
    moreRial: newRial - oldRial,
    walletRial: walletRial ?? 0,
    takesCash,
    takesBank,
  });
}

function Decision({ task, change, onChange }: PriceChangeProps) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const moreRial = change.newRial - change.oldRial;
  const walletRial = change.walletRial ?? 0;
  const { takesBank } = usePartners();
  const ways = listWays(task, change, takesBank);
  const [chosen, setChosen] = useState<PriceWay | null>(null);
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? null);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { isSending, failure, send } = useSending();
  const decide = async (approve: boolean) => {
    setPressed(approve);
    const { pricechangeid } = change;
    if (approve && way === 'online') return void (await send(() => goToBank(pricechangeid)));
    await send(() =>
      callFromBrowser('pricechange/decidepricechange', {
        pricechangeid,
        approve,
        way: approve && way !== 'online' ? way : null,
      }),
    );
    forgetOrderAwaitingMoney();
    onChange();
  };
  return (
    <>
      {ways.length > 0 && (
        <ChoiceChips
          legend={t('way')}
          choices={ways.map((value) => ({
            value,
            label: t(`ways.${value}`, { balance: formatTomans(walletRial, locale) }),
          }))}
          value={way}
          onValueChange={setChosen}
        />
      )}
      {moreRial > 0 && ways.length === 0 && <TopUp taskId={task.taskid} missingRial={moreRial - walletRial} />}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <PriceAnswer
        canApprove={moreRial <= 0 || way !== null}
        isAtBank={way === 'online'}
        running={isSending ? pressed : null}
        onAnswer={(isApproved) => void decide(isApproved)}
      />
    </>
  );
}

async function goToBank(pricechangeid: number): Promise<void> {
  const { redirectUrl } = await callFromBrowser(
    'ipg/startpricepayment',
    { pricechangeid },
    { idempotencyKey: createUuid() },
  );
  leaveFor(redirectUrl);
}

/** The way to fill the wallet for this order, and back to it. */
function TopUp({ taskId, missingRial }: { taskId: number; missingRial: number }) {
  const t = useTranslations('price-change');
  const { takesBank } = usePartners();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t('walletLow', { missing: formatTomans(missingRial, locale) })}</p>
      {takesBank && (
        <Link
          href={toTopUpPath(missingRial)}
          className={toButtonClassName({ variant: 'secondary' })}
          onClick={() => rememberOrderAwaitingMoney(taskId)}
        >
          {t('topUp')}
        </Link>
      )}
    </div>
  );
}
