import { useTranslations } from 'next-intl';

import { Plate } from '@/components/ui/plate';
import { Ring } from '@/components/ui/ring';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Numbers = CallAnswer<'suggestion/getbidnumber'>;

const PERCENT = 100;

/** How many bids of the quarter won, between which prices, and by price. The dear end is at the end side. */
export function BidNumbers({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  const { hitPercent, wonCount, lostCount, won, lstRange } = numbers;
  if (hitPercent === null) return <Plate className="p-5">{t('none')}</Plate>;
  return (
    <Plate look="hero" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Ring share={hitPercent / PERCENT} className="size-24 shrink-0 flex-col">
          <span className="text-28 font-bold leading-none">{formatDigits(hitPercent, locale)}</span>
          <span className="text-12">{t('percent')}</span>
        </Ring>
        <div>
          <p className="text-22 font-bold">
            {t('rate', { won: formatDigits(wonCount, locale), decided: formatDigits(wonCount + lostCount, locale) })}
          </p>
          <p>{t('quarter')}</p>
          {won && (
            <p className="text-14">
              {t('won', { least: formatTomans(won.leastRial, locale), most: formatTomans(won.mostRial, locale) })}
            </p>
          )}
        </div>
      </div>
      {lstRange.length > 0 && (
        <ul className="flex flex-col gap-2 border-t border-white/30 pt-4">
          {lstRange.map((range) => (
            <PriceRange key={range.fromRial ?? 0} range={range} />
          ))}
        </ul>
      )}
    </Plate>
  );
}

type Range = Numbers['lstRange'][number];

/** Between which prices a range lies, in words. */
export function useRangeWords(): (range: Range) => string {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  return ({ fromRial, toRial }) => {
    const from = formatTomans(fromRial ?? 0, locale);
    const to = formatTomans(toRial ?? 0, locale);
    return fromRial === null ? t('below', { to }) : toRial === null ? t('above', { from }) : t('between', { from, to });
  };
}

function PriceRange({ range }: { range: Range }) {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  const toWords = useRangeWords();
  const { wonCount, decidedCount } = range;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-center gap-3 text-14">
      <span>{toWords(range)}</span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-light/25">
        <span
          className="block h-full rounded-full bg-light"
          style={{ inlineSize: `${(wonCount * PERCENT) / decidedCount}%` }}
        />
      </span>
      <span className="font-semibold">
        {t('ofRange', { won: formatDigits(wonCount, locale), decided: formatDigits(decidedCount, locale) })}
      </span>
    </li>
  );
}
