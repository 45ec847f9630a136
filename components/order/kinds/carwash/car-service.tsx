import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { ChoiceCards } from '@/components/ui/choice';
import { Skeleton } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { toPlate } from '@/lib/domain/person/plate';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { PlateQuestion } from '../../questions/plate-question';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { useWashRates } from './use-rates';

type Rate = CallAnswer<'car/getallrate'>['lstRate'][number];

/** Nothing was typed into any part of a plate. */
function isEmptyPlate(plate: string | null): boolean {
  return plate === null || plate.replaceAll('-', '') === '';
}

/** Steps 27 and 29: where the car is washed, with what that costs, and by which plate it is found. */
export function CarServiceQuestion() {
  const t = useTranslations('order');
  const { draft, price } = useOrder();
  const { data, error, mutate } = useWashRates();
  const { chosen, choose, goOn, warning } = useChoice(['carWashLocation', 'plaque']);
  const [isChecked, setIsChecked] = useState(false);
  if (error && !data) return <LoadFailure title={t('carService.failed')} error={error} onRetry={() => void mutate()} />;
  const rates = data?.lstRate.filter(({ carTypeId }) => carTypeId === draft.carTypeId) ?? [];
  // One way alone is no question.
  const method = chosen.carWashLocation ?? (rates.length === 1 ? (rates[0]?.carWashMethod ?? null) : null);
  const plate = isEmptyPlate(chosen.plaque) ? null : toPlate('AUTOMOBILE', chosen.plaque ?? '');
  const isPlateWrong = !isEmptyPlate(chosen.plaque) && plate === null;
  const next = () => {
    if (method === null || isPlateWrong) return setIsChecked(true);
    goOn({
      carWashLocation: method,
      plaque: plate,
      vehicleType: plate === null ? null : 'AUTOMOBILE',
      needHours: price.answer?.needHour ?? null,
    });
  };
  return (
    <QuestionFrame
      title={t('carService.title')}
      hint={t('carService.hint')}
      next={{ onPress: next, isDisabled: !data }}
    >
      {data ? (
        <Methods
          rates={rates}
          method={method}
          onChoose={(carWashLocation) => choose({ carWashLocation })}
          error={isChecked && method === null ? t('carService.missing') : undefined}
        />
      ) : (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      )}
      <PlateQuestion
        type="AUTOMOBILE"
        hint={t('carService.plateHint')}
        plate={chosen.plaque}
        onChange={(plaque) => choose({ plaque, vehicleType: 'AUTOMOBILE' })}
        error={isChecked && isPlateWrong ? t('carService.plateWrong') : undefined}
      />
      {warning}
    </QuestionFrame>
  );
}

interface MethodsProps {
  readonly rates: readonly Rate[];
  readonly method: Rate['carWashMethod'] | null;
  readonly onChoose: (method: Rate['carWashMethod']) => void;
  readonly error: string | undefined;
}

function Methods({ rates, method, onChoose, error }: MethodsProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <ChoiceCards
      legend={t('carService.title')}
      isLegendHidden
      isQuestion
      choices={rates.map(({ carWashMethod, priceRial, needHour }) => ({
        value: carWashMethod,
        label: t(`carService.methods.${carWashMethod}.name`),
        description: t(`carService.methods.${carWashMethod}.text`, {
          count: needHour,
          hours: formatDigits(needHour, locale),
        }),
        detail: formatTomans(priceRial, locale),
      }))}
      value={method}
      onValueChange={onChoose}
      error={error}
    />
  );
}
