import { Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';

import { TomanField } from '@/components/forms/fields/toman-field';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans, joinNames } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkBidding } from './bid';
import type { BidForm, BidSums } from './bid-form-state';
import { useRangeWords } from './bid-numbers';

type Range = CallAnswer<'suggestion/getbidnumber'>['lstRange'][number];

const NOTHING = {};
const STEP_TOMANS = 10_000;
const WHOLE_PERCENT = 100;

interface BidPriceProps {
  readonly form: BidForm;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<BidForm>) => void;
}

/** The price as large as its digits fit, typed or by ten thousand tomans up and down. */
export function BidPrice({ form: { type, tomans }, error, onChange }: BidPriceProps) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const known = tomans ?? 0;
  const step = (by: number) => onChange({ tomans: known + by });
  const look = 'size-14 shrink-0 rounded-card bg-enamel-50';
  return (
    <div className="flex items-start gap-3">
      <IconButton
        label={t('cheaper')}
        className={classNames(look, 'mt-6')}
        disabled={known <= STEP_TOMANS}
        onClick={() => step(-STEP_TOMANS)}
      >
        <Icon icon={Minus} />
      </IconButton>
      <TomanField
        label={joinNames([t(type === 'lump' ? 'amountLump' : 'amountHourly'), t('unit')], locale)}
        required
        look="sum"
        className="grow"
        tomans={tomans}
        onTomansChange={(typed) => onChange({ tomans: typed })}
        error={error}
      />
      <IconButton label={t('dearer')} className={classNames(look, 'mt-6')} onClick={() => step(STEP_TOMANS)}>
        <Icon icon={Plus} />
      </IconButton>
    </div>
  );
}

/** The usual price on a line from the lowest to a dear one, and where this price lies. Low is at the reading side. */
export function PriceScale({ totalRials, bidding }: { totalRials: number; bidding: WorkBidding }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const { guide, floorRial } = bidding;
  if (!guide) return null;
  const { leastRial, mostRial } = guide;
  // As far above the usual price as the lowest one lies below it.
  const endRial = mostRial + Math.max(leastRial - floorRial, mostRial - leastRial, floorRial);
  const toPercent = (rials: number) =>
    Math.min(WHOLE_PERCENT, Math.max(0, ((rials - floorRial) * WHOLE_PERCENT) / (endRial - floorRial)));
  const from = toPercent(leastRial);
  return (
    <div>
      <span aria-hidden className="relative block h-8">
        <span className="absolute inset-x-0 top-3 h-2 rounded-full bg-stone-200" />
        <span
          className="absolute top-3 h-2 rounded-full bg-enamel-400"
          style={{ insetInlineStart: `${from}%`, width: `${toPercent(mostRial) - from}%` }}
        />
        <span
          className="absolute top-1 size-6 rounded-field bg-enamel-800 ring-2 ring-card rtl:translate-x-1/2 ltr:-translate-x-1/2"
          style={{ insetInlineStart: `${toPercent(totalRials)}%` }}
        />
      </span>
      <p className="flex flex-wrap justify-between gap-x-3 text-14 text-stone-500">
        <span>{t('form.floorAt', { floor: formatTomans(floorRial, locale) })}</span>
        <span className="font-semibold text-enamel-700">
          {t('form.usual', { least: formatTomans(leastRial, locale), most: formatTomans(mostRial, locale) })}
        </span>
      </p>
    </div>
  );
}

const isWithin = ({ fromRial, toRial }: Range, rials: number) =>
  (fromRial ?? 0) <= rials && (toRial === null || rials < toRial);

/** How often the bidder won, a bar a range of prices; the range of this price is the dark one. */
export function HitBars({ totalRials }: { totalRials: number }) {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  const toWords = useRangeWords();
  const { data } = useCall('suggestion/getbidnumber', NOTHING);
  if (!data || data.lstRange.length === 0) return null;
  return (
    <div aria-hidden className="flex items-end gap-2">
      {data.lstRange.map((range) => (
        <div key={range.fromRial ?? 0} className="flex min-w-0 grow basis-0 flex-col items-center gap-1 text-12">
          <span className="font-semibold">
            {t('ofRange', {
              won: formatDigits(range.wonCount, locale),
              decided: formatDigits(range.decidedCount, locale),
            })}
          </span>
          <span className="flex h-16 w-full items-end rounded-field bg-stone-50">
            <span
              className={classNames(
                'w-full rounded-field',
                isWithin(range, totalRials) ? 'bg-enamel-600' : 'bg-enamel-200',
              )}
              style={{ height: `${Math.max(4, (range.wonCount * WHOLE_PERCENT) / range.decidedCount)}%` }}
            />
          </span>
          <span className="text-center text-stone-500">{toWords(range)}</span>
        </div>
      ))}
    </div>
  );
}

/** The bidder's part of the price, and how often the bidder won at such a price in the quarter. */
export function SharePlate({ totalRials, commissionRials, netRials }: BidSums) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const { data } = useCall('suggestion/getbidnumber', NOTHING);
  const range = data?.lstRange.find((known) => isWithin(known, totalRials));
  return (
    <Plate className="flex flex-wrap justify-between gap-x-6 gap-y-2 p-4">
      <div>
        <p className="text-14">{t('net')}</p>
        <p className="text-28 font-bold leading-tight">{formatTomans(netRials, locale)}</p>
        <p className="text-14">
          {t('netOf', { total: formatTomans(totalRials, locale), commission: formatTomans(commissionRials, locale) })}
        </p>
      </div>
      {range && (
        <p className="max-w-48 self-center text-14">
          {t('hit', { won: formatDigits(range.wonCount, locale), decided: formatDigits(range.decidedCount, locale) })}
        </p>
      )}
    </Plate>
  );
}
