'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { useKeptForm } from '@/components/forms/use-kept-form';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { fromPlateParts, toPlate, type VehicleType } from '@/lib/domain/plate';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FormActions } from './form-actions';
import { FormCard } from './form-card';
import { PlateFields } from './plate-fields';

const TYPES: readonly VehicleType[] = ['AUTOMOBILE', 'MOTORCYCLE'];
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
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const parts = typed[type] ?? NOTHING;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async () => {
    const plaque = toPlate(type, fromPlateParts(parts));
    setFailure(plaque === null ? t('wrong') : null);
    if (plaque === null || isSaving) return;
    setIsSaving(true);
    try {
      const answer = await callFromBrowser('user/adduserauto', { vehicleType: type, plaque });
      settle();
      snackbar.show({ text: t('saved'), tone: 'success' });
      onSaved(answer);
    } catch (error) {
      setFailure(toErrorText(error));
      setIsSaving(false);
    }
  };
  return (
    <FormCard heading={heading} title={t('add')} onSubmit={() => void submit()}>
      <ChoiceChips
        legend={t('type')}
        choices={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={type}
        onValueChange={(chosen) => setForm({ ...form, type: chosen })}
      />
      <PlateFields
        type={type}
        parts={parts}
        onPartsChange={(next) => setForm({ type, typed: { ...typed, [type]: next } })}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <FormActions
        saveLabel={t('save')}
        isSaving={isSaving}
        onCancel={() => {
          settle();
          onClose();
        }}
      />
    </FormCard>
  );
}
