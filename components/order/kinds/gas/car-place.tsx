import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { TextField } from '@/components/ui/field';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { Coordinates } from '@/lib/domain/place/distance';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { CarNeighbourhood } from './car-neighbourhood';
import { TruckChoice } from './truck-choice';
import { findCar, useTrucks } from './use-trucks';

const CarMap = dynamic(
  toPatientLoader(() => import('./car-map').then((module) => module.CarMap)),
  { ssr: false, loading: () => <MapSkeleton /> },
);

const LONGEST_PLACE = 200;
const NO_TRUCKS = [] as const;
const NO_PLACE = { locationid: null, carLatitude: null, carLongitude: null, gasTruckId: null };

/** Steps 38 and 39: where the car stands, on the map or by its neighbourhood, and which truck comes to it. */
export function CarPlaceQuestion() {
  const t = useTranslations('order.gas');
  const locale = useLocale();
  const { draft, service } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(['gasTruckId', 'carPlace']);
  const [isChecked, setIsChecked] = useState(false);
  const startCityId = useStartCity(service.activeCityIds);
  const cityId = draft.cityid ?? startCityId;
  const car = findCar(draft);
  const search = useTrucks(car);
  const { data } = search;
  // The server says to which neighbourhood the point belongs.
  const locationid = (car && data?.locationid) ?? draft.locationid;
  const trucks = data?.lstTruck ?? NO_TRUCKS;
  // The nearest, until another is chosen.
  const truck = trucks.find(({ truckId }) => truckId === chosen.gasTruckId) ?? trucks[0];
  const carPlace = chosen.carPlace ?? '';
  const pick = ({ latitude, longitude }: Coordinates, locationid: number) =>
    choose({ carLatitude: latitude, carLongitude: longitude, locationid, cityid: cityId, gasTruckId: null });
  const next = () => {
    if (!car || carPlace.trim() === '' || !truck || !data) return setIsChecked(true);
    goOn({
      gasTruckId: truck.truckId,
      truckNumber: truck.truckNumber,
      providerName: truck.fullname,
      providerTakesCash: truck.takesCash,
      carPlace: carPlace.trim(),
      cityid: data.cityid,
      locationid: data.locationid,
      locationName: data.locationName,
      placeLocale: locale,
    });
  };
  return (
    <QuestionFrame title={t('title')} hint={t('hint')} next={{ onPress: next, isDisabled: car !== null && !truck }}>
      <CarMap
        cityId={cityId}
        chosenId={locationid}
        car={car}
        trucks={truck ? [truck, ...trucks.filter((other) => other !== truck)] : trucks}
        serverNowMs={data?.serverNowMs ?? 0}
        onPick={pick}
      />
      <CarNeighbourhood
        cityId={cityId}
        chosenId={locationid}
        onCity={(cityid) => choose({ ...NO_PLACE, cityid })}
        onPick={pick}
        error={isChecked && !car ? t('placeMissing') : undefined}
      />
      <TextField
        label={t('place')}
        hint={t('placeHint')}
        required
        dir="auto"
        maxLength={LONGEST_PLACE}
        value={carPlace}
        onChange={(event) => choose({ carPlace: event.target.value })}
        error={isChecked && carPlace.trim() === '' ? t('placeTextMissing') : undefined}
      />
      {car && (
        <TruckChoice
          search={search}
          value={truck?.truckId ?? null}
          onValueChange={(gasTruckId) => choose({ gasTruckId })}
        />
      )}
      {warning}
    </QuestionFrame>
  );
}
