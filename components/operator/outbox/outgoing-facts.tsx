import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

export type Outgoing = CallAnswer<'operator/getalloutgoing'>['lstOutgoing'][number];

/** A message's words, its order, how it was tried, and why it is not sent again. */
export function OutgoingFacts({ message }: { readonly message: Outgoing }) {
  const t = useTranslations('outbox');
  const { text, taskid, refusal } = message;
  return (
    <>
      <blockquote className="whitespace-pre-line rounded-field bg-stone-50 p-3">
        <WrittenText text={text} />
      </blockquote>
      <Tries message={message} />
      {taskid !== null && (
        <Link href={`/operator/orders/${taskid}/`} className="self-start text-enamel-700 underline">
          {t('order')}
        </Link>
      )}
      {refusal !== null && <p className="font-semibold">{t(`refusals.${refusal}`)}</p>}
    </>
  );
}

/** How often it was tried, what came of it, and when it is tried next. */
function Tries({ message }: { readonly message: Outgoing }) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  const { attempts, createdAtMs, nextAttemptAtMs, settledAtMs, state, failure, lastError } = message;
  const shown = formatNumber(attempts, locale);
  return (
    <div className="text-14 text-stone-500">
      <p className="flex flex-wrap gap-x-4">
        <span>{t('written', { time: formatInstant(createdAtMs, locale) })}</span>
        <span>{t('attempts', { count: attempts, shown })}</span>
        {nextAttemptAtMs !== null && <span>{t('next', { time: formatInstant(nextAttemptAtMs, locale) })}</span>}
        {settledAtMs !== null && (
          <span>{t(state === 'failed' ? 'givenUp' : 'ended', { time: formatInstant(settledAtMs, locale) })}</span>
        )}
      </p>
      {failure !== null && <p className="text-ink">{t(`failures.${failure}`)}</p>}
      {lastError !== null && (
        <p>
          {t.rich('lastError', {
            error: () => (
              <bdi dir="ltr" className="break-words">
                {lastError}
              </bdi>
            ),
          })}
        </p>
      )}
    </div>
  );
}
