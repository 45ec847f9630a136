import { Microwave, Refrigerator, Shirt, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { CleaningExtra } from '@/lib/contract/enumerations';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { OptionCard } from './option-card';

const ICONS: Readonly<Record<CleaningExtra, IconNode>> = { oven: Microwave, fridge: Refrigerator, ironing: Shirt };

/** The extras of a cleaning, each with its price. Renders nothing for a type without extras. */
export function Extras() {
  const t = useTranslations('order.extras');
  const locale = useLocale();
  const { draft, service, answer } = useOrder();
  const startCityId = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  const { data } = useCall('clean/getallextra', srvcattypeid === null ? null : { srvcattypeid, ...place }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const chosen = draft.extras ?? [];
  const toggle = (extra: CleaningExtra) =>
    answer({ extras: chosen.includes(extra) ? chosen.filter((known) => known !== extra) : [...chosen, extra] });
  if (!data || data.lstExtra.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 text-18 font-bold">{t('title')}</legend>
      <p className="text-14 text-stone-500">{t('hint')}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        {data.lstExtra.map(({ extra, priceRial, minutes }) => (
          <OptionCard
            key={extra}
            icon={ICONS[extra]}
            label={t(extra)}
            detail={t('detail', { price: formatTomans(priceRial, locale), minutes: formatDigits(minutes, locale) })}
            isChosen={chosen.includes(extra)}
            onChange={() => toggle(extra)}
          />
        ))}
      </div>
    </fieldset>
  );
}
