import { Tag } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { ChoiceChips } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { judgePostalCode } from '@/lib/domain/person/postal-code';
import { savesData } from '@/lib/domain/site/saves-data';
import type { AddressForm } from '@/lib/funnel/common-fields';

import { AddressPlace, type ServedPlaces } from './address-place';
import { listAddressProblems, type AddressField } from './address-problems';
import { DigitField } from '../fields/digit-field';
import type { MapTiles } from '../../shared/map/map-tiles';

const AddressMap = dynamic(
  toPatientLoader(() => import('./address-map').then((module) => module.AddressMap)),
  { ssr: false, loading: () => <MapSkeleton /> },
);

const POSTAL_CODE_LENGTH = 10;
const PLACES = ['map', 'list'] as const;

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly onChange: (fields: Partial<AddressForm>) => void;
  /** The fields that were wrong at the last try. */
  readonly wrong: readonly AddressField[];
  readonly served: ServedPlaces;
  /** Without tiles the city is drawn from its neighbourhoods. */
  readonly mapTiles: MapTiles | null;
}

/** The map comes first, but for a person who saves data. The lists say the same, and need neither map nor pointer. */
function findFirstWay(): (typeof PLACES)[number] {
  return savesData(fromNavigator('connection')) ? 'list' : 'map';
}

/**
 * An address, in the order and in the account alike: the place on the map or from lists, then street, plate, floor and
 * flat. The words for it stand in `order.address`.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <PlaceChoice {...props} />
      <AddressWords {...props} />
    </>
  );
}

function PlaceChoice({ form, onChange, wrong, served, mapTiles }: AddressFieldsProps) {
  const t = useTranslations('order');
  const [place, setPlace] = useState<(typeof PLACES)[number]>(findFirstWay);
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips
        legend={t('address.placeLegend')}
        isLegendHidden
        choices={PLACES.map((value) => ({ value, label: t(`address.places.${value}`) }))}
        value={place}
        onValueChange={setPlace}
      />
      {place === 'map' && (
        <div className="flex flex-col gap-2">
          <p className="text-14 text-stone-500">{t('map.hint')}</p>
          <AddressMap served={served} form={form} tiles={mapTiles} onChange={onChange} />
        </div>
      )}
      <AddressPlace
        served={served}
        form={form}
        onChange={onChange}
        isMissing={wrong.includes('place') && form.locationid === null}
        isCityFolded={place === 'map'}
      />
    </div>
  );
}

function AddressWords({ form, onChange, wrong }: AddressFieldsProps) {
  const t = useTranslations('order');
  const problems = listAddressProblems(form);
  return (
    <>
      <TextField
        label={t('address.text')}
        hint={t('address.textHint')}
        required
        dir="auto"
        maxLength={220}
        autoComplete="address-line1"
        value={form.street}
        onChange={(event) => onChange({ street: event.target.value })}
        error={wrong.includes('street') && problems.includes('street') ? t('address.textMissing') : undefined}
      />
      <div className="grid grid-cols-3 gap-4 small-phone:grid-cols-2 narrow:grid-cols-1">
        <TextField
          label={t('address.plate')}
          className="small-phone:col-span-full"
          required={form.plate !== '' || problems.includes('plate')}
          dir="auto"
          maxLength={20}
          value={form.plate}
          onChange={(event) => onChange({ plate: event.target.value })}
          error={wrong.includes('plate') && problems.includes('plate') ? t('address.plateMissing') : undefined}
        />
        <TextField
          label={t('address.floor')}
          dir="auto"
          maxLength={30}
          value={form.floor ?? ''}
          onChange={(event) => onChange({ floor: event.target.value })}
        />
        <TextField
          label={t('address.unit')}
          autoComplete="address-line2"
          dir="auto"
          maxLength={30}
          value={form.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
      </div>
      <OptionalWords form={form} onChange={onChange} isWrong={wrong.includes('deliveryZipCode')} />
    </>
  );
}

interface OptionalWordsProps extends Pick<AddressFieldsProps, 'form' | 'onChange'> {
  /** The postal code was wrong at the last try. */
  readonly isWrong: boolean;
}

/** Postal code and name, which nobody has to write. Their fold opens by itself once one of them is filled or wrong. */
function OptionalWords({ form, onChange, isWrong }: OptionalWordsProps) {
  const t = useTranslations('order');
  const postalCode = judgePostalCode(form.deliveryZipCode);
  const isComplete = form.deliveryZipCode.length === POSTAL_CODE_LENGTH;
  const isFilled = form.deliveryZipCode !== '' || form.deliveryaddrname !== '';
  const [wasFilled, setFilled] = useState(isFilled);
  // It stays open when the last letter is deleted.
  if (isFilled && !wasFilled) setFilled(true);
  return (
    <Fold icon={Tag} title={t('address.more')} summary={t('address.moreText')} isOpen={wasFilled || isWrong}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <DigitField
          label={t('address.postalCode')}
          autoComplete="postal-code"
          digits={form.deliveryZipCode}
          length={POSTAL_CODE_LENGTH}
          onDigitsChange={(deliveryZipCode) => onChange({ deliveryZipCode })}
          hint={isComplete && postalCode === 'unusual' ? t('address.postalCodeUnusual') : t('address.postalCodeHint')}
          error={postalCode === 'wrong' && (isComplete || isWrong) ? t('address.postalCodeWrong') : undefined}
        />
        <TextField
          label={t('address.name')}
          hint={t('address.nameHint')}
          dir="auto"
          maxLength={60}
          value={form.deliveryaddrname}
          onChange={(event) => onChange({ deliveryaddrname: event.target.value })}
        />
      </div>
    </Fold>
  );
}
