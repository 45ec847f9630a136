import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { VEHICLE_TYPES, type VehicleType } from '@/lib/contract/enumerations';
import { fromPlateParts, toPlate } from '@/lib/domain/person/plate';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormActions } from './form-actions';
import { FormCard } from './form-card';
import { PlateFields } from '@/components/forms/fields/plate-fields';

const NOTHING: readonly string[] = [];
const EMPTY: PlateForm = { type: 'AUTOMOBILE', typed: {} };

interface PlateForm {
  readonly type: VehicleType;
  readonly typed: Partial<Record<VehicleType, readonly string[]>>;
}

interface VehicleFormProps {
  readonly onClose: () => void;
  readonly onSaved: (answer: CallAnswer<'user/adduserauto'>) => void;
}

/** A new plate. Each kind of vehicle keeps what was typed for it. */
export function VehicleForm({ onClose, onSaved }: VehicleFormProps) {
  const t = useTranslations('account.vehicles');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { form, setForm, settle } = useKeptForm('vehicle', EMPTY);
  const { type, typed } = form;
  const [isWrong, setIsWrong] = useState(false);
  const { isSending, failure, send, forget } = useSending({ staysBusy: true });
  const parts = typed[type] ?? NOTHING;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async () => {
    const plaque = toPlate(type, fromPlateParts(parts));
    setIsWrong(plaque === null);
    if (plaque === null) return forget();
    const sent = await send(() => callFromBrowser('user/adduserauto', { vehicleType: type, plaque }));
    if (!sent.ok) return;
    settle();
    snackbar.show({ text: t('saved'), tone: 'success' });
    onSaved(sent.answer);
  };
  return (
    <FormCard heading={heading} title={t('add')} onSubmit={() => void submit()}>
      <ChoiceChips
        legend={t('type')}
        choices={VEHICLE_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={type}
        onValueChange={(chosen) => setForm({ ...form, type: chosen })}
      />
      <PlateFields
        type={type}
        parts={parts}
        onPartsChange={(next) => setForm({ type, typed: { ...typed, [type]: next } })}
      />
      {(isWrong || failure) && <Notice tone="error">{isWrong ? t('wrong') : toErrorText(failure)}</Notice>}
      <FormActions
        saveLabel={t('save')}
        isSaving={isSending}
        onCancel={() => {
          settle();
          onClose();
        }}
      />
    </FormCard>
  );
}
