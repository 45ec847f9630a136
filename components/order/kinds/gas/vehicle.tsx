import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { ChoiceChips } from '@/components/ui/choice';
import { Combobox } from '@/components/ui/combobox';
import { useCall } from '@/lib/client/use-call';
import { VEHICLE_TYPES, type VehicleType } from '@/lib/contract/enumerations';
import { toPlate } from '@/lib/domain/person/plate';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { PlateQuestion } from '../../questions/plate-question';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';

/**
 * Steps 40 and 41: car or motorcycle, the brand of a car, and the plate that the driver checks before the tank is
 * opened.
 */
export function VehicleQuestion() {
  const t = useTranslations('order.gas');
  const { price } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(['vehicleType', 'autoBrandId', 'plaque']);
  const [isChecked, setIsChecked] = useState(false);
  const type: VehicleType = chosen.vehicleType ?? 'AUTOMOBILE';
  const plate = chosen.plaque === null ? null : toPlate(type, chosen.plaque);
  const isBrandMissing = type === 'AUTOMOBILE' && chosen.autoBrandId === null;
  const next = () => {
    if (plate === null || isBrandMissing) return setIsChecked(true);
    goOn({ vehicleType: type, plaque: plate, needHours: price.answer?.needHour ?? null });
  };
  return (
    <QuestionFrame title={t('vehicle.title')} hint={t('vehicle.hint')} next={{ onPress: next }}>
      <ChoiceChips
        legend={t('vehicle.type')}
        choices={VEHICLE_TYPES.map((value) => ({ value, label: t(`vehicles.${value}`) }))}
        value={type}
        onValueChange={(vehicleType) => choose({ vehicleType, plaque: null, autoBrandId: null })}
      />
      {type === 'AUTOMOBILE' && (
        <Brand
          value={chosen.autoBrandId}
          onValueChange={(autoBrandId) => choose({ vehicleType: type, autoBrandId })}
          error={isChecked && isBrandMissing ? t('vehicle.brandMissing') : undefined}
        />
      )}
      <PlateQuestion
        type={type}
        hint={t('vehicle.plateHint')}
        plate={chosen.plaque}
        onChange={(plaque) => choose({ vehicleType: type, plaque })}
        error={isChecked && plate === null ? t('vehicle.plateWrong') : undefined}
      />
      {warning}
    </QuestionFrame>
  );
}

interface BrandProps {
  readonly value: number | null;
  readonly onValueChange: (brandId: number | null) => void;
  readonly error: string | undefined;
}

function Brand({ value, onValueChange, error }: BrandProps) {
  const t = useTranslations('order.gas.vehicle');
  const common = useTranslations('common');
  const locale = useLocale();
  const brands = useCall('gas/getallauto', {}, { revalidateOnFocus: false });
  if (brands.error && !brands.data)
    return <LoadFailure title={t('brandFailed')} error={brands.error} onRetry={() => void brands.mutate()} />;
  return (
    <Combobox
      label={t('brand')}
      required
      placeholder={brands.data ? t('brandSearch') : common('loading')}
      options={brands.data?.lstAuto.map(({ autoBrandId, autoBrandName }) => ({
        value: autoBrandId,
        label: autoBrandName,
      }))}
      value={value}
      onValueChange={onValueChange}
      noneText={brands.data ? t('brandNone') : common('loading')}
      toFoundText={(count) => t('brandFound', { count: formatDigits(count, locale) })}
      error={error}
    />
  );
}
