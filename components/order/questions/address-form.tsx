'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { toDigitsOnly } from '@/lib/domain/digits';
import { judgePostalCode } from '@/lib/domain/postal-code';
import type { AddressForm as AddressFields, OrderDraft } from '@/lib/funnel/draft';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/navigation';

import { useOrder } from '../order-context';
import { QuestionFrame } from '../question-frame';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { AddressPlace } from './address-place';

const AddressMap = dynamic(() => import('./address-map').then((module) => module.AddressMap), { ssr: false, loading: () => <Skeleton className="h-80 rounded-card" /> });

const EMPTY: AddressFields = { provinceid: null, cityid: null, locationid: null, deliveryaddr: '', deliveryZipCode: '', deliveryaddrname: '', latitude: null, longitude: null };
const POSTAL_CODE_LENGTH = 10;
const SHORTEST_ADDRESS = 5;
const PLACES = ['list', 'map'] as const;

type Saved = CallAnswer<'user/adddeliveryaddress'>;
type FieldName = 'place' | 'deliveryaddr' | 'deliveryZipCode' | 'deliveryaddrname';

interface AddressFormProps {
  /** There are other addresses to go back to. */
  readonly hasList: boolean;
  readonly onCancel: () => void;
  /** Gives the answer that the new address is. */
  readonly onSaved: (answer: Saved) => Partial<OrderDraft>;
}

function listMissing(form: AddressFields): FieldName[] {
  const missing: FieldName[] = [];
  if (form.locationid === null) missing.push('place');
  if (form.deliveryaddr.trim().length < SHORTEST_ADDRESS) missing.push('deliveryaddr');
  if (judgePostalCode(form.deliveryZipCode) === 'wrong') missing.push('deliveryZipCode');
  return missing;
}

/** A new address: the place from lists or on the map, then the words. What is typed is kept in the draft. */
export function AddressForm({ hasList, onCancel, onSaved }: AddressFormProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { draft, goOn } = useOrder();
  const form = draft.addressForm ?? EMPTY;
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const submit = async () => {
    const missing = listMissing(form);
    setWrong(missing);
    if (missing.length > 0 || form.locationid === null) return;
    setIsSaving(true);
    setFailure(null);
    try {
      const answer = await callFromBrowser('user/adddeliveryaddress', {
        deliveryaddrname: form.deliveryaddrname.trim() || t('address.usualName'), deliveryaddr: form.deliveryaddr.trim(), locationid: form.locationid,
        deliveryZipCode: form.deliveryZipCode || null, gmaplocx: form.latitude, gmaplocy: form.longitude,
      });
      goOn(onSaved(answer));
    } catch (error) {
      setFailure(toErrorText(error));
      setIsSaving(false);
    }
  };
  return (
    <QuestionFrame title={t('address.newTitle')} hint={t('address.newHint')} next={{ label: t('address.save'), onPress: () => void submit(), isLoading: isSaving }}>
      <PlaceChoice form={form} isMissing={wrong.includes('place') && form.locationid === null} />
      <AddressWords form={form} wrong={wrong} />
      {failure && <Notice tone="error">{failure}</Notice>}
      {hasList && (
        <div>
          <Button variant="quiet" onClick={onCancel}>
            {common('cancel')}
          </Button>
        </div>
      )}
    </QuestionFrame>
  );
}

function PlaceChoice({ form, isMissing }: { form: AddressFields; isMissing: boolean }) {
  const t = useTranslations('order');
  const { save, service, mapTilesUrl } = useOrder();
  const [place, setPlace] = useState<(typeof PLACES)[number]>('list');
  const change = (fields: Partial<AddressFields>) => save({ addressForm: { ...form, ...fields } });
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips legend={t('address.placeLegend')} choices={PLACES.map((value) => ({ value, label: t(`address.places.${value}`) }))} value={place} onValueChange={setPlace} />
      {place === 'map' && <AddressMap categoryId={service.categoryId} cityId={form.cityid} form={form} tilesUrl={mapTilesUrl} onChange={change} />}
      <AddressPlace form={form} onChange={change} isMissing={isMissing} />
    </div>
  );
}

function AddressWords({ form, wrong }: { form: AddressFields; wrong: readonly FieldName[] }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { save } = useOrder();
  const change = (fields: Partial<AddressFields>) => save({ addressForm: { ...form, ...fields } });
  const postalCode = judgePostalCode(form.deliveryZipCode);
  const isComplete = form.deliveryZipCode.length === POSTAL_CODE_LENGTH;
  return (
    <>
      <Textarea
        label={t('address.text')}
        hint={t('address.textHint')}
        required
        rows={3}
        maxLength={300}
        autoComplete="street-address"
        value={form.deliveryaddr}
        onChange={(event) => change({ deliveryaddr: event.target.value })}
        error={wrong.includes('deliveryaddr') && form.deliveryaddr.trim().length < SHORTEST_ADDRESS ? t('address.textMissing') : undefined}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t('address.postalCode')}
          isNumeric
          autoComplete="postal-code"
          value={formatDigits(form.deliveryZipCode, locale)}
          onChange={(event) => change({ deliveryZipCode: toDigitsOnly(event.target.value, POSTAL_CODE_LENGTH) })}
          hint={isComplete && postalCode === 'unusual' ? t('address.postalCodeUnusual') : t('address.postalCodeHint')}
          error={postalCode === 'wrong' && (isComplete || wrong.includes('deliveryZipCode')) ? t('address.postalCodeWrong') : undefined}
        />
        <TextField
          label={t('address.name')}
          hint={t('address.nameHint')}
          maxLength={60}
          value={form.deliveryaddrname}
          onChange={(event) => change({ deliveryaddrname: event.target.value })}
        />
      </div>
    </>
  );
}
