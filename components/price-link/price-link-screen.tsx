'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { PriceAnswer } from '@/components/shared/price-answer';
import { PriceChangeRows } from '@/components/shared/price-change-rows';
import { LinkedOrder } from '@/components/shared/sms-link/linked-order';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

type LinkedPrice = CallAnswer<'pricechange/getbylink'>;

/** How often the page asks what has changed while somebody looks at it: the order's owner may decide elsewhere. */
const REFRESH_MS = 15_000;

/** A proposed price, opened by the link of its SMS (BEHAVIOUR 14). The reader answers it once, without a login. */
export function PriceLinkScreen({ priceKey }: { priceKey: string }) {
  const t = useTranslations('price-change.link');
  const { data, error, mutate } = useCall('pricechange/getbylink', { priceKey }, { refreshInterval: REFRESH_MS });
  return (
    <LinkedOrder
      data={data}
      error={error}
      onRetry={() => void mutate()}
      goneText={t('goneText')}
      failedTitle={t('failed')}
    >
      {(price) =>
        price.state === 'open' ? (
          <OpenPrice priceKey={priceKey} price={price} onDecided={() => mutate()} />
        ) : (
          <EndedPrice price={price} />
        )
      }
    </LinkedOrder>
  );
}

function EndedPrice({ price: { state, oldRial, newRial } }: { price: LinkedPrice }) {
  const t = useTranslations('price-change.link.ended');
  const locale = useLocale();
  if (state === 'open') return null;
  return (
    <div role="status">
      <Notice tone={state === 'approved' ? 'success' : 'info'}>
        {t(state, { old: formatTomans(oldRial, locale), new: formatTomans(newRial, locale) })}
      </Notice>
    </div>
  );
}

interface OpenPriceProps {
  readonly priceKey: string;
  readonly price: LinkedPrice;
  readonly onDecided: () => Promise<unknown>;
}

function OpenPrice({ priceKey, price, onDecided }: OpenPriceProps) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-4 ring-2 ring-saffron-500">
      <p>{t('ask')}</p>
      <p role="timer" className="font-semibold">
        {t('due', { time: formatRemainingTime(price.answerDueAtMs - price.serverNowMs, locale) })}
      </p>
      <PriceChangeRows oldRial={price.oldRial} newRial={price.newRial} lines={price.lines} />
      {price.reason && (
        <p>
          <span className="block text-14 text-stone-500">{t('reason')}</span>
          <WrittenText text={price.reason} className="inline-block max-w-full" />
        </p>
      )}
      {price.hasPhoto && <p className="text-14 text-stone-500">{t('link.photo')}</p>}
      <Decision priceKey={priceKey} price={price} onDecided={onDecided} />
      <p className="text-14 text-stone-500">
        {t('silence')} {t('link.once')}
      </p>
    </Card>
  );
}

/** The effect of approving on the money, in one sentence. */
function useMoneyText({ oldRial, newRial, way, isCashOrder }: LinkedPrice): string {
  const t = useTranslations('price-change.link');
  const locale = useLocale();
  const amount = formatTomans(Math.abs(newRial - oldRial), locale);
  if (newRial <= oldRial) return t(isCashOrder ? 'lessCash' : 'less', { amount });
  return way === null ? t('noWay', { amount }) : t(`wayText.${way}`, { amount });
}

function Decision({ priceKey, price, onDecided }: OpenPriceProps) {
  const toErrorText = useErrorText();
  const moneyText = useMoneyText(price);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { isSending, failure, send } = useSending();
  const canApprove = price.newRial <= price.oldRial || price.way !== null;
  const decide = async (approve: boolean) => {
    setPressed(approve);
    const sent = await send(() =>
      callFromBrowser('pricechange/decidebylink', { priceKey, approve }, { idempotencyKey: createUuid() }),
    );
    if (sent.ok && sent.answer.redirectUrl !== null) leaveFor(sent.answer.redirectUrl);
    else await onDecided();
  };
  return (
    <>
      <p className="font-semibold">{moneyText}</p>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <PriceAnswer
        canApprove={canApprove}
        isAtBank={price.way === 'online'}
        running={isSending ? pressed : null}
        onAnswer={(isApproved) => void decide(isApproved)}
      />
    </>
  );
}
