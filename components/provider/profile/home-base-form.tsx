import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { AddressPlace } from '@/components/forms/address/address-place';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import type { AddressForm } from '@/lib/funnel/common-fields';

import { HOME_BASE_ID } from './home-base-id';
import { PartForm } from './part-form';
import { useOwnPageSaving, type OwnPage } from './use-own-page';

const AddressMap = dynamic(
  toPatientLoader(() => import('@/components/forms/address/address-map').then((module) => module.AddressMap)),
  { ssr: false, loading: () => <MapSkeleton /> },
);

/** A new point replaces the old one. There are no typed words to compare. */
const NOTHING_TYPED = [] as const;
const WITHOUT_WORDS = { street: '', plate: '', unit: '', deliveryZipCode: '', deliveryaddrname: '' } as const;

function toForm(base: OwnPage['homeBase']): AddressForm {
  const { provinceid = null, cityid = null, locationid = null, latitude = null, longitude = null } = base ?? {};
  return { ...WITHOUT_WORDS, provinceid, cityid, locationid, latitude, longitude };
}

/** Every city: who works in one may live in another. */
function useEveryCity(): readonly number[] {
  const { data } = useCall('geo/province-and-city', {});
  return data?.lstProvince.flatMap(({ lstCity }) => lstCity.map(({ cityid }) => cityid)) ?? [DEFAULT_CITY_ID];
}

interface HomeBaseFormProps {
  readonly profile: OwnPage;
  readonly mapTiles: MapTiles | null;
}

/**
 * Where one starts from on a working day: a neighbourhood, or a point on the map. It is no part of the page that others
 * see.
 */
export function HomeBaseForm({ profile, mapTiles }: HomeBaseFormProps) {
  const { homeBase } = profile;
  const t = useTranslations('own-page.homeBase');
  const saving = useOwnPageSaving(profile, NOTHING_TYPED, t('saved'));
  const removing = useOwnPageSaving(profile, NOTHING_TYPED, t('removed'));
  const [form, setForm] = useState(() => toForm(homeBase));
  const [isTried, setTried] = useState(false);
  const served = { categoryId: null, cityIds: useEveryCity() };
  const change = (fields: Partial<AddressForm>) => setForm((before) => ({ ...before, ...fields }));
  const { locationid, latitude, longitude } = form;
  const submit = () => {
    setTried(true);
    if (locationid !== null) void saving.save({ homeBase: { locationid, latitude, longitude } });
  };
  const remove = async () => {
    if (!(await removing.save({ homeBase: null }))) return;
    setForm(toForm(null));
    setTried(false);
  };
  return (
    <div id={HOME_BASE_ID} className="scroll-mt-24">
      <PartForm
        title={t('title')}
        hint={t('hint')}
        saveLabel={t('save')}
        isSending={saving.isSending}
        problem={saving.problem ?? removing.problem}
        onSubmit={submit}
      >
        <AddressMap served={served} form={form} tiles={mapTiles} markerLabel={t('marker')} onChange={change} />
        <AddressPlace served={served} form={form} onChange={change} isMissing={isTried && locationid === null} />
        {homeBase && (
          <div>
            <Button variant="quiet" isLoading={removing.isSending} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </div>
        )}
      </PartForm>
    </div>
  );
}
