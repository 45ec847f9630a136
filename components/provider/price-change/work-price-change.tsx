import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { useRemainingMs } from '@/components/shared/use-remaining';
import { PriceChangeRows } from '@/components/shared/price-change-rows';
import { SaidPriceChange } from '@/components/shared/said-price-change';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Ring } from '@/components/ui/ring';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isOver } from '@/lib/domain/order/order-states';
import { formatNumber, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';

const ProposeDialog = dynamic(
  toPatientLoader(() => import('./propose-dialog').then((module) => module.ProposeDialog)),
  { ssr: false },
);

/**
 * The provider's side of another final price: what waits for the customer's word, what became of it, and the way to
 * propose one.
 */
export function WorkPriceChange({ work, onChange }: { work: WorkDetail; onChange: () => void }) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const change = work.priceChange;
  const isOfLitres = change?.state === 'approved' && typeof work.petrol?.deliveredLitres === 'number';
  const isForCompany = work.handed?.isForCompany === true;
  const terms = work.moves.includes('proposePrice') && change?.state !== 'open' ? work.priceTerms : null;
  return (
    <>
      <SaidPriceChange task={work} side="provider" />
      {change?.state === 'open' && (
        <Card className="flex flex-col gap-3">
          <div className="flex items-center gap-4">
            <WaitRing dueAtMs={change.answerDueAtMs} serverNowMs={work.serverNowMs} />
            <div className="min-w-0">
              <h3 className="text-18 font-bold">{t('waits')}</h3>
              <p role="timer">
                {t('due', { time: formatRemainingTime(change.answerDueAtMs - work.serverNowMs, locale) })}
              </p>
            </div>
          </div>
          {isForCompany ? (
            <ul>
              {change.lines.map(({ label }, index) => (
                <li key={`${index}-${label}`}>{label}</li>
              ))}
            </ul>
          ) : (
            <PriceChangeRows oldRial={change.oldRial} newRial={change.newRial} lines={change.lines} />
          )}
        </Card>
      )}
      {change && change.state !== 'open' && !isOver(work.state) && (
        <Notice tone={change.state === 'approved' ? 'success' : 'info'}>
          {isForCompany
            ? t(`decidedForCompany.${change.state}`)
            : t(isOfLitres ? 'litresEntered' : `decided.${change.state}`, {
                amount: formatTomans(work.priceRial, locale),
                delivered: formatNumber(work.petrol?.deliveredLitres ?? 0, locale),
                ordered: formatNumber(work.petrol?.litreVolume ?? 0, locale),
              })}
        </Notice>
      )}
      {terms && (
        <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
          {t('form.open')}
        </Button>
      )}
      {isOpen && terms && (
        <ProposeDialog work={work} terms={terms} onClose={() => setIsOpen(false)} onProposed={onChange} />
      )}
    </>
  );
}

/** The last minutes of the customer's time as a ring; the words beside it say the same. */
function WaitRing({ dueAtMs, serverNowMs }: { readonly dueAtMs: number; readonly serverNowMs: number }) {
  const locale = useLocale();
  const leftMs = useRemainingMs(dueAtMs, serverNowMs) ?? dueAtMs - serverNowMs;
  // The day that textiles have is no matter of minutes.
  if (leftMs > PRICE_ANSWER_MS) return null;
  return (
    <Ring share={leftMs / PRICE_ANSWER_MS} className="size-16 shrink-0">
      <span aria-hidden className="text-22 font-bold tabular-nums">
        {formatNumber(Math.max(0, Math.ceil(leftMs / MINUTE_MS)), locale)}
      </span>
    </Ring>
  );
}
