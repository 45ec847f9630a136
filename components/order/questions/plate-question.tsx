import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PlateFields } from '@/components/forms/fields/plate-fields';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { FieldMessage } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useUserAccount } from '@/lib/client/user-account';
import type { VehicleType } from '@/lib/contract/enumerations';
import { fromPlateParts, toPlate, toPlateParts } from '@/lib/domain/person/plate';
import { useErrorText } from '@/lib/i18n/use-error-text';

const FIELD_ID = 'car-plate';
const MOST_VEHICLES = 100;

interface PlateQuestionProps {
  readonly type: VehicleType;
  readonly hint: string;
  /** As it is being typed, or whole. */
  readonly plate: string | null;
  readonly onChange: (plate: string) => void;
  readonly error: string | undefined;
}

/** By which plate the vehicle is found: one that is kept already, or a new one, which can be kept. */
export function PlateQuestion({ type, hint, plate, onChange, error }: PlateQuestionProps) {
  const t = useTranslations('order');
  const account = useUserAccount();
  const { data, mutate } = useCall(
    'user/getuserauto',
    account && { id: account.userId, offset: 0, limit: MOST_VEHICLES },
    { revalidateOnFocus: false },
  );
  const kept = data?.lstUserAuto.filter(({ vehicleType }) => vehicleType === type) ?? [];
  const whole = plate === null ? null : toPlate(type, plate);
  const canKeep =
    account !== null && data !== undefined && whole !== null && !kept.some(({ plaque }) => plaque === whole);
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <h2 className="font-semibold">{t('plate.title')}</h2>
        <p className="text-14 text-stone-500">{hint}</p>
      </div>
      {kept.length > 0 && (
        <ChoiceChips
          legend={t('plate.kept')}
          choices={kept.map(({ plaque }) => ({
            value: plaque,
            label: <VehiclePlate type={type} plate={plaque} />,
          }))}
          value={whole}
          onValueChange={onChange}
        />
      )}
      <div>
        <PlateFields
          type={type}
          parts={toPlateParts(plate ?? '')}
          onPartsChange={(parts) => onChange(fromPlateParts(parts))}
        />
        <FieldMessage id={FIELD_ID} error={error} />
      </div>
      {canKeep && <KeepPlate type={type} plate={whole} onKept={() => void mutate()} />}
    </div>
  );
}

function KeepPlate({ type, plate, onKept }: { type: VehicleType; plate: string; onKept: () => void }) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [isKept, setIsKept] = useState(false);
  const keep = async () => {
    const sent = await send(() => callFromBrowser('user/adduserauto', { vehicleType: type, plaque: plate }));
    if (!sent.ok) return;
    setIsKept(true);
    onKept();
  };
  if (isKept) return null;
  return (
    <div>
      <Button variant="quiet" className="-ms-5" isLoading={isSending} onClick={() => void keep()}>
        {t('plate.keep')}
      </Button>
      <FieldMessage id={`${FIELD_ID}-keep`} error={failure ? toErrorText(failure) : undefined} />
    </div>
  );
}
