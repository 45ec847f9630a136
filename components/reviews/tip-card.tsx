import { HandCoins } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { TomanField, RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { isTip } from '@/lib/domain/money/tip';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

const OTHER = 'other';
type Chosen = number | typeof OTHER | null;

interface TipCardProps {
  readonly taskId: number;
  /** The provider's name, where it is known. */
  readonly name?: string | null;
}

/** The tip of a done and paid work: the way to give it, or what was given. Nothing where neither is so. */
export function TipCard({ taskId, name = null }: TipCardProps) {
  const t = useTranslations('tip');
  const locale = useLocale();
  const { data, mutate } = useCall('tip/gettip', { taskid: taskId });
  if (data?.tip)
    return <Notice tone="success">{t('given', { amount: formatTomans(data.tip.amountRial, locale) })}</Notice>;
  if (!data?.canTip) return null;
  return <TipForm taskId={taskId} name={name} terms={data} onGiven={() => void mutate()} />;
}

interface TipFormProps {
  readonly taskId: number;
  readonly name: string | null;
  readonly terms: CallAnswer<'tip/gettip'>;
  readonly onGiven: () => void;
}

function TipForm({ taskId, name, terms, onGiven }: TipFormProps) {
  const t = useTranslations('tip');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [chosen, setChosen] = useState<Chosen>(null);
  const [ownTomans, setOwnTomans] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  // Kept until it has an answer: a repeat after a lost connection gives no second tip.
  const [idempotencyKey, setIdempotencyKey] = useState<string>(() => createUuid());
  const { isSending, failure, send, forget } = useSending();
  const toText = (rial: number) => formatTomans(rial, locale);
  const amountRial = chosen === OTHER ? (ownTomans ?? 0) * RIALS_A_TOMAN : (chosen ?? 0);
  const isValid = isTip(amountRial);
  const isFromWallet = amountRial <= terms.walletRial;

  function change(work: () => void) {
    work();
    forget();
    setIdempotencyKey(createUuid());
  }

  async function give() {
    setIsTried(true);
    if (!isValid) return;
    const input = { taskid: taskId, amountRial };
    const sent = await send(async () => {
      if (isFromWallet) return callFromBrowser('tip/givetip', input, { idempotencyKey });
      const { redirectUrl } = await callFromBrowser('ipg/starttippayment', input, { idempotencyKey });
      leaveFor(redirectUrl);
      return null;
    });
    if (sent.ok && isFromWallet) onGiven();
  }

  const range = t('range', { least: toText(terms.leastRial), most: toText(terms.mostRial) });
  return (
    <Card className="flex flex-col gap-4">
      <TipHead name={name} />
      <ChoiceChips<number | typeof OTHER>
        legend={t('amount')}
        isEqual
        choices={[
          ...terms.lstOfferedRial.map((value) => ({ value, label: toText(value) })),
          { value: OTHER, label: t('other') },
        ]}
        value={chosen}
        onValueChange={(value) => change(() => setChosen(value))}
        error={isTried && chosen === null ? t('none') : undefined}
      />
      {chosen === OTHER && (
        <TomanField
          label={t('own')}
          tomans={ownTomans}
          onTomansChange={(tomans) => change(() => setOwnTomans(tomans))}
          hint={range}
          error={isTried && !isValid ? range : undefined}
        />
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {/* The one call to action, once there is something to give. */}
      <Button
        variant={isValid ? 'primary' : 'secondary'}
        size="large"
        isLoading={isSending}
        onClick={() => void give()}
      >
        {isValid ? t(isFromWallet ? 'fromWallet' : 'atBank', { amount: toText(amountRial) }) : t('none')}
      </Button>
    </Card>
  );
}

function TipHead({ name }: Pick<TipFormProps, 'name'>) {
  const t = useTranslations('tip');
  return (
    <div className="flex gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-enamel-50 text-enamel-700">
        <Icon icon={HandCoins} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-18 font-bold leading-snug">
          {name ? <IsolatedNames text={t('titleOf', { name: toIsolatedName(name) })} /> : t('title')}
        </h2>
        <p className="text-14 text-stone-500">{t('text')}</p>
      </div>
    </div>
  );
}
