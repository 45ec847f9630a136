import { useTranslations } from 'next-intl';
import { BellRing } from 'lucide';
import useSWR from 'swr';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { NO_PUSH, readPush, turnPushOff, turnPushOn, type PushState } from '@/lib/client/push/push-subscription';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

const KEY = 'push';

/**
 * Offers to be told while no page is open (row B-26), where this browser and the site can. `isAlways`: also to turn it
 * off again.
 */
export function PushOffer({ isAlways = false }: { isAlways?: boolean }) {
  const t = useTranslations('alerts.push');
  const toErrorText = useErrorText();
  const { data = NO_PUSH, mutate } = useSWR(KEY, readPush, { revalidateOnFocus: false, shouldRetryOnError: false });
  const { isSending, failure, send } = useSending();
  const { state, publicKey } = data;
  if (publicKey === null || (state === 'on' && !isAlways)) return null;
  const change = (work: () => Promise<PushState>) =>
    void send(async () => void (await mutate({ publicKey, state: await work() }, { revalidate: false })));
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon icon={BellRing} className="text-enamel-600" />
        {t('title')}
      </h2>
      <p role="status" className="max-w-prose text-14 text-stone-500">
        {t(state === 'none' ? 'off' : state)}
      </p>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {(state === 'off' || state === 'unavailable') && (
        <Button variant="secondary" isLoading={isSending} onClick={() => change(() => turnPushOn(publicKey))}>
          {t('turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" isLoading={isSending} onClick={() => change(turnPushOff)}>
          {t('turnOff')}
        </Button>
      )}
    </Card>
  );
}
