import { Check, X } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { DisputeCase, OnDispute } from './dispute-shape';

/** The offer and its two answers of equal size; without an offer, the way to an operator. */
export function DisputeOffer({ dispute, onChange }: OnDispute) {
  const t = useTranslations('dispute');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const { taskid, moves, state } = dispute;
  const answer = async (call: 'dispute/acceptoffer' | 'dispute/askdesk') => {
    await send(() => callFromBrowser(call, { taskid }));
    onChange();
  };
  return (
    <>
      <Offered dispute={dispute} />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="grid auto-cols-fr grid-flow-col gap-3 empty:hidden narrow:grid-flow-row">
        {moves.includes('accept') && (
          <Button variant="secondary" isLoading={isSending} onClick={() => void answer('dispute/acceptoffer')}>
            <Icon icon={Check} />
            {t('accept')}
          </Button>
        )}
        {moves.includes('askDesk') && (
          <Button variant="secondary" isLoading={isSending} onClick={() => void answer('dispute/askdesk')}>
            {moves.includes('accept') && <Icon icon={X} />}
            {t(toRefusal(state, moves.includes('accept')))}
          </Button>
        )}
      </div>
    </>
  );
}

/** Beside the other answer the refusal is as short; the ladder below says that an operator decides then. */
function toRefusal(state: DisputeCase['state'], isAnswer: boolean) {
  if (state === 'second-visit') return 'notHelped';
  return isAnswer ? 'refuse' : 'askDesk';
}

function Offered({ dispute: { offer } }: Pick<OnDispute, 'dispute'>) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  if (offer === null) return null;
  const { rial, visitAtMs } = offer;
  return (
    <div>
      <h3 className="text-14 text-stone-500">{t('offer')}</h3>
      <p className="text-22 font-bold leading-snug">
        {visitAtMs === null
          ? t('offerMoney', { amount: formatTomans(rial ?? 0, locale) })
          : t('offerVisit', { time: formatInstant(visitAtMs, locale) })}
      </p>
    </div>
  );
}
