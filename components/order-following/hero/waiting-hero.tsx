import { useTranslations } from 'next-intl';

import { useRemainingMs, useServerNowMs } from '@/components/shared/use-remaining';
import { Avatar } from '@/components/ui/avatar';
import { Ring } from '@/components/ui/ring';
import { findStillUntilMs } from '@/lib/domain/order/answer-deadline';
import { formatClock, formatInstant, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toStateWords } from '@/components/shared/state-words';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useNextText } from '../use-next-text';
import { AskedPerson } from './asked-person';
import type { HeroProps } from './hero-props';
import { VisitLine } from './visit-line';

/** How long the professional may still take for an answer, as a ring around the face. */
export function WaitingHero({ task }: HeroProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const next = useNextText(task);
  const { answerDueAtMs, serverNowMs, timeline } = task;
  const askedAtMs = timeline.at(-1)?.atMs ?? serverNowMs;
  const leftMs = useRemainingMs(answerDueAtMs, serverNowMs);
  const nowMs = useServerNowMs(serverNowMs) ?? serverNowMs;
  const stillUntilMs = answerDueAtMs === null ? null : findStillUntilMs(nowMs, task.startsAtMs, task.kind);
  const wholeMs = answerDueAtMs === null ? 0 : answerDueAtMs - askedAtMs;
  return (
    <div className="flex flex-col items-center gap-1 pt-1 text-center">
      <Ring
        share={wholeMs > 0 ? (leftMs ?? wholeMs) / wholeMs : 0}
        tone={stillUntilMs === null ? 'waiting' : 'paused'}
        className="mb-2 size-36"
      >
        <Avatar name={task.providerName ?? ''} imageUrl={task.providerImage} size="huge" />
      </Ring>
      <AskedPerson task={task} />
      <p className="font-semibold text-enamel-700">{t(toStateWords(task))}</p>
      {answerDueAtMs !== null && (
        <>
          {stillUntilMs === null ? (
            <p className="text-28 font-bold leading-tight">
              {formatRemainingTime(leftMs ?? answerDueAtMs - serverNowMs, locale)}
            </p>
          ) : (
            <p className="text-22 font-bold leading-tight">
              {t('hero.still', { time: formatClock(stillUntilMs, locale) })}
            </p>
          )}
          <p className="text-14 text-stone-500">{t('answerDue', { time: formatInstant(answerDueAtMs, locale) })}</p>
        </>
      )}
      <p>
        <IsolatedNames text={next} />
      </p>
      <VisitLine task={task} />
    </div>
  );
}
