import { ChevronLeft, Clock } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatNumber, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useWaitingWorks, type WaitingWork } from './use-waiting-works';

/** The number of cards that are seen behind the next one. */
const MOST_EDGES = 2;

export interface OtherAlert {
  readonly key: string;
  readonly title: string;
  /** The work that it is about; null for any other alert. */
  readonly taskId: number | null;
  /** Brings it to the front. */
  readonly onPress: () => void;
}

/** The alerts behind the one that is shown: how many, and the one whose time ends first, which a tap brings forward. */
export function OtherAlerts({ others }: { others: readonly OtherAlert[] }) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const works = useWaitingWorks(others.flatMap(({ taskId }) => taskId ?? []));
  const toWork = ({ taskId }: OtherAlert) => (taskId === null ? undefined : works.get(taskId));
  const [next] = others.toSorted((one, other) => toDue(toWork(one)) - toDue(toWork(other)));
  if (!next) return null;
  const work = toWork(next);
  return (
    <div className="flex flex-col items-center">
      {others.slice(1, 1 + MOST_EDGES).map(({ key }) => (
        <span
          key={key}
          aria-hidden
          className="h-2 w-11/12 rounded-t-card bg-enamel-800 ring-1 ring-inset ring-enamel-600"
        />
      ))}
      <button
        type="button"
        onClick={next.onPress}
        className="flex min-h-touch w-full items-center justify-between gap-3 rounded-card bg-enamel-700 px-4 py-2 text-start font-semibold text-white shadow-float"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {t('others', { count: others.length, shown: formatNumber(others.length, locale) })}{' '}
            {work && typeof work.answerDueAtMs === 'number' && (
              <span className="flex items-center gap-2 text-14 text-saffron-300">
                <Icon icon={Clock} size={16} />
                {formatRemainingTime(work.answerDueAtMs - work.serverNowMs, locale)}
              </span>
            )}
          </span>
          <span className="flex flex-wrap gap-x-3 text-14 font-normal text-enamel-100">
            <span>{work ? toWorkName(work) : next.title}</span>{' '}
            {work?.pay && <span className="font-semibold text-white">{formatTomans(work.pay.netRial, locale)}</span>}
          </span>
        </span>
        <Icon icon={ChevronLeft} className="shrink-0 text-saffron-300 ltr:-scale-x-100" />
      </button>
    </div>
  );
}

/** One without a time to answer waits for all that have one. */
const toDue = (work: WaitingWork | undefined) => work?.answerDueAtMs ?? Number.MAX_SAFE_INTEGER;
