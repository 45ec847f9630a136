import { Banknote, Check, Clock, CreditCard, Landmark, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import type { PayPlace } from '@/lib/contract/money-enumerations';
import { toTomans } from '@/lib/domain/money/money';
import { formatInstant, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

export type PaidJob = CallAnswer<'accounting/getpaymonth'>['lstJob'][number];

/** Name, day, price, commission, share, where it is. */
const COLUMNS = 'desktop:grid-cols-[minmax(0,1fr)_5.5rem_6rem_6rem_6.5rem_9rem]';
const HEADS = ['job', 'day', 'price', 'commission', 'net', 'place'] as const;

const PLACE_ICONS: Record<PayPlace, IconNode> = {
  awaiting: Clock,
  cash: Banknote,
  payable: Check,
  'in-run': Landmark,
  'at-bank': Landmark,
  paid: Landmark,
};

/** The heads of the columns on a desktop; each row says the same in words of its own. */
export function PaidJobHeads() {
  const t = useTranslations('accounting.month.columns');
  return (
    <div aria-hidden className={classNames('hidden gap-x-3 pb-2 text-12 text-stone-500 desktop:grid', COLUMNS)}>
      {HEADS.map((head) => (
        <span key={head} className={['price', 'commission', 'net'].includes(head) ? 'text-end' : undefined}>
          {t(head)}
        </span>
      ))}
    </div>
  );
}

/** The place of each part on a phone; on a desktop each takes the next column. */
const ON_PHONE = {
  name: 'col-start-2 row-start-1 desktop:col-auto desktop:row-auto',
  sum: 'col-start-2 row-start-2',
  net: 'col-start-3 row-start-1 desktop:col-auto desktop:row-auto',
  place: 'col-start-3 row-start-2 desktop:col-auto desktop:row-auto',
};

/** One job: what and where, price without commission, the provider's part, and where that is. */
export function PaidJobRow({ job }: { job: PaidJob }) {
  const t = useTranslations('accounting.month');
  const locale = useLocale();
  const { place, priceRial, commissionRial, netRial } = job;
  const toman = (rials: number) => formatNumber(toTomans(rials), locale);
  return (
    <li className={classNames('relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3', COLUMNS)}>
      <span
        aria-hidden
        className={classNames(
          'row-span-2 flex size-10 items-center justify-center rounded-field desktop:hidden',
          place === 'cash' ? 'bg-saffron-300 text-ink' : 'bg-enamel-50 text-enamel-600',
        )}
      >
        <Icon icon={place === 'cash' ? Banknote : CreditCard} />
      </span>
      <JobName job={job} />
      <span className="hidden text-14 desktop:block">{formatJalaliDate(job.atMs, locale, SHORT_DAY)}</span>
      <span className={classNames('text-14 text-stone-500 desktop:contents', ON_PHONE.sum)}>
        <span className="desktop:text-end desktop:text-ink">{toman(priceRial)}</span>{' '}
        <span className="desktop:sr-only">{t('minus')}</span>{' '}
        <span className="desktop:text-end">{toman(commissionRial)}</span>
      </span>
      <span className={classNames('text-end text-18 font-bold text-turquoise-600 desktop:text-16', ON_PHONE.net)}>
        {toman(netRial)}
        <span className="sr-only"> {t('unit')}</span>
      </span>
      <JobPlace job={job} />
    </li>
  );
}

const SHORT_DAY = { hasWeekday: false, hasGregorian: false } as const;

function JobName({ job: { taskid, atMs, workName, deliveryPlace } }: { job: PaidJob }) {
  const locale = useLocale();
  return (
    <span className={classNames('min-w-0', ON_PHONE.name)}>
      <Link
        href={`/pelakman/orderlist/doneworks/${taskid}/`}
        className="hyphens-auto font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:underline"
      >
        {workName}
      </Link>
      <span className="block text-14 text-stone-500">
        {deliveryPlace}
        <span className="desktop:hidden"> · {formatJalaliDate(atMs, locale, SHORT_DAY)}</span>
      </span>
    </span>
  );
}

function JobPlace({ job: { place, untilMs } }: { job: PaidJob }) {
  const t = useTranslations('accounting.month');
  const locale = useLocale();
  return (
    <span
      className={classNames(
        'flex max-w-36 items-center gap-2 justify-self-end text-end text-14 desktop:justify-self-start desktop:text-start',
        place === 'payable' ? 'text-turquoise-600' : 'text-stone-500',
        ON_PHONE.place,
      )}
    >
      <Icon icon={PLACE_ICONS[place]} size={16} className="max-desktop:hidden" />
      {place === 'awaiting' && untilMs !== null
        ? t('awaitingUntil', { time: formatInstant(untilMs, locale, { hasGregorian: false }) })
        : t(`places.${place}`)}
    </span>
  );
}
