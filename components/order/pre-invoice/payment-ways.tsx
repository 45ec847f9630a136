import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { GatewayIcon } from '@/components/shared/gateway-icon';
import { ChoiceTiles } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocale } from '@/lib/i18n/location';

import { useErrorText } from '@/lib/i18n/use-error-text';
import type { PaymentWaysState } from '../placing/use-payment-ways';

/** How the rest is paid. A way that cannot be had says why. */
export function PaymentWays({ ways: state }: { ways: PaymentWaysState }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const toErrorText = useErrorText();
  if (state.error && state.ways.length === 0)
    return <FailureNotice problem={toErrorText(state.error)} error={state.error} onRetry={state.retry} />;
  if (state.isLoading) return <Skeleton className="h-40 rounded-card" />;
  if (state.isCovered) return <Notice tone="success">{t('payment.covered')}</Notice>;
  const hasBanks = state.ways.filter(({ kind }) => kind === 'online').length > 1;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t('payment.title')}</h2>
      <ChoiceTiles
        isSecond
        legend={t('payment.title')}
        isLegendHidden
        choices={state.ways.map(({ kind, gateway, reason }) => ({
          value: gateway.ipgId,
          // One bank alone is the online payment. Of several each has its own name.
          label:
            kind === 'online' && (hasBanks || locale === 'fa') ? gateway.ipgPersianName : t(`payment.ways.${kind}`),
          description: t(`payment.texts.${kind}`),
          picture: <GatewayIcon gateway={gateway} />,
          isDisabled: reason !== null,
          reason: reason === null ? undefined : t(`payment.reasons.${reason}`),
        }))}
        value={state.chosen?.gateway.ipgId ?? null}
        onValueChange={(ipgId) => {
          const way = state.ways.find((known) => known.gateway.ipgId === ipgId);
          if (way) state.choose(way);
        }}
      />
      {/* Of the chosen way alone; who listens hears it with each. */}
      {state.chosen && (
        <p aria-hidden className="text-14 text-stone-500">
          {t(`payment.texts.${state.chosen.kind}`)}
        </p>
      )}
    </section>
  );
}
