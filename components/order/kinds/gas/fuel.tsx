import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { ChoiceCards, ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { hasGasPrice } from '@/lib/funnel/kinds/gas/kind';
import { getLitreLimits, isLitreCount } from '@/lib/funnel/kinds/gas/litre-limits';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { PriceLines } from '../../price/price-lines';
import { QuestionFrame } from '../../shell/question-frame';
import { EditButton } from '../../questions/edit-button';
import { useChoice } from '../../state/use-choice';
import { TruckChoice } from './truck-choice';
import { findCar, useTrucks } from './use-trucks';

/** Usual amounts within the vehicle's limits. */
const USUAL_LITRES = { AUTOMOBILE: [10, 20, 30, 40, 50, 60], MOTORCYCLE: [3, 5, 8, 12] } as const;
const FIRST_LITRES = { AUTOMOBILE: 20, MOTORCYCLE: 5 } as const;

/** Steps 42 and 43: which fuel and how many litres, with the price as it changes. */
export function FuelQuestion() {
  const t = useTranslations('order.gas');
  const { draft, price } = useOrder();
  const search = useTrucks(findCar(draft));
  const { chosen, choose, goOn, warning } = useChoice(['gasTypeEnum', 'litreVolume']);
  const vehicleType = draft.vehicleType ?? 'AUTOMOBILE';
  const truck = search.data?.lstTruck.find(({ truckId }) => truckId === draft.gasTruckId);
  const fuels = search.data?.lstFuel.filter(({ gasTypeEnum }) => truck?.lstGasType.includes(gasTypeEnum)) ?? [];
  const fuel = fuels.find(({ gasTypeEnum }) => gasTypeEnum === chosen.gasTypeEnum) ?? fuels[0];
  const usual = FIRST_LITRES[vehicleType];
  const litres = isLitreCount(chosen.litreVolume ?? 0, vehicleType) ? (chosen.litreVolume ?? usual) : usual;
  const isUntouched = fuel !== undefined && (chosen.litreVolume !== litres || chosen.gasTypeEnum !== fuel.gasTypeEnum);
  // A first proposal, so that there is a price from the first moment.
  useEffect(() => {
    if (isUntouched) choose({ gasTypeEnum: fuel.gasTypeEnum, litreVolume: litres });
  }, [isUntouched, choose, fuel, litres]);
  const isGone = search.error?.key === 'noTrucksAvailable' || (search.data !== undefined && !truck);
  return (
    <QuestionFrame
      title={t('fuel.title')}
      hint={t('fuel.hint')}
      next={{
        onPress: () =>
          goOn({
            gasTypeEnum: fuel?.gasTypeEnum ?? null,
            litreVolume: litres,
            needHours: price.answer?.needHour ?? null,
          }),
        isDisabled: !fuel || !hasGasPrice({ ...draft, gasTypeEnum: fuel.gasTypeEnum, litreVolume: litres }),
      }}
    >
      {isGone && (
        <Notice tone="warning">
          <p>{t('fuel.truckGone')}</p>
          <div className="pt-2">
            <EditButton question="truck-location" />
          </div>
        </Notice>
      )}
      {search.error && !isGone && <TruckChoice search={search} value={null} onValueChange={() => undefined} />}
      {!search.data && !search.error && <Skeleton className="h-32 rounded-card" />}
      {fuels.length > 0 && (
        <Fuels
          fuels={fuels}
          value={fuel?.gasTypeEnum ?? null}
          onValueChange={(gasTypeEnum) => choose({ gasTypeEnum })}
        />
      )}
      {fuels.length > 0 && fuels.length < (search.data?.lstFuel.length ?? 0) && (
        <p className="text-14 text-stone-500">{t('fuel.onlyThese')}</p>
      )}
      {fuel && <Litres litres={litres} vehicleType={vehicleType} onChange={(litreVolume) => choose({ litreVolume })} />}
      {price.answer && fuel && <PriceLines lines={price.answer.lines} />}
      {warning}
    </QuestionFrame>
  );
}

interface FuelsProps {
  readonly fuels: readonly { readonly gasTypeEnum: string; readonly gasTypeName: string; readonly litreRial: number }[];
  readonly value: string | null;
  readonly onValueChange: (gasTypeEnum: string) => void;
}

function Fuels({ fuels, ...choice }: FuelsProps) {
  const t = useTranslations('order.gas.fuel');
  const locale = useLocale();
  return (
    <ChoiceCards
      {...choice}
      legend={t('type')}
      choices={fuels.map(({ gasTypeEnum, gasTypeName, litreRial }) => ({
        value: gasTypeEnum,
        label: gasTypeName,
        detail: t('perLitre', { price: formatTomans(litreRial, locale) }),
      }))}
    />
  );
}

interface LitresProps {
  readonly litres: number;
  readonly vehicleType: keyof typeof USUAL_LITRES;
  readonly onChange: (litres: number) => void;
}

/** The usual numbers at a tap, every other one by steps. */
function Litres({ litres, vehicleType, onChange }: LitresProps) {
  const t = useTranslations('order.gas');
  const common = useTranslations('common');
  const locale = useLocale();
  const { least, most } = getLitreLimits(vehicleType);
  const usual: readonly number[] = USUAL_LITRES[vehicleType];
  return (
    <div className="flex flex-col gap-3">
      <ChoiceChips
        legend={t('fuel.usual')}
        choices={usual.map((value) => ({ value, label: formatNumber(value, locale) }))}
        value={usual.includes(litres) ? litres : null}
        onValueChange={onChange}
      />
      <Stepper
        look="card"
        label={t('fuel.litres')}
        description={t('fuel.limits', { least: formatNumber(least, locale), most: formatNumber(most, locale) })}
        value={litres}
        minimum={least}
        maximum={most}
        onValueChange={onChange}
        formatValue={(count) => t('litreCount', { count })}
        increaseLabel={common('increase')}
        decreaseLabel={common('decrease')}
      />
    </div>
  );
}
