import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import type { OrderDraft } from '@/lib/funnel/draft';
import { useLocale } from '@/lib/i18n/location';

interface Place {
  readonly cityname: string;
  readonly locationname: string;
}

export function toPlaceName({ cityname, locationname }: Place, separator: string): string {
  return [cityname, locationname].join(separator);
}

/** The person's own addresses with their names; null while nobody asks, or may. */
function useOwnPlaces(isAsked: boolean) {
  const account = useUserAccount();
  const { data, error } = useCall('user/getdeliveryaddress', isAsked && account ? {} : null);
  return { places: data?.lstDeliveryAddress, isLost: error !== undefined || account === null };
}

/** A neighbourhood that is no address of anybody: where a car stands. */
function useNeighbourhood({ cityid, locationid }: OrderDraft, isAsked: boolean) {
  const isKnown = isAsked && cityid !== null;
  const cities = useCall('geo/province-and-city', isKnown ? {} : null);
  const locations = useCall('geo/getalllocationbycityid', isKnown ? { cityid } : null);
  const city = cities.data?.lstProvince.flatMap(({ lstCity }) => lstCity).find((known) => known.cityid === cityid);
  const location = locations.data?.lstLocation.find((known) => known.locationid === locationid);
  return {
    place: city && location && { cityname: city.name, locationname: location.name },
    isLost: !isKnown || Boolean(cities.error ?? locations.error ?? (cities.data && locations.data)),
  };
}

/**
 * A draft whose places are named in the page's language. Their names are kept with it so that they are there at once.
 * After a change of language they are asked for again, and the other language's are not shown meanwhile. Where nobody
 * can say them they stay as they were.
 */
export function usePlaceNames(draft: OrderDraft): OrderDraft {
  const separator = useTranslations('order')('listSeparator');
  const isForeign = useLocale() !== draft.placeLocale && draft.locationName !== null;
  const isAddress = draft.deliveryaddrid !== null;
  const own = useOwnPlaces(isForeign && isAddress);
  const neighbourhood = useNeighbourhood(draft, isForeign && !isAddress);
  if (!isForeign) return draft;
  const toName = (place: Place | undefined, isLost: boolean, former: string | null) =>
    place ? toPlaceName(place, separator) : isLost ? former : null;
  const nameOwn = (id: number | null, former: string | null) =>
    toName(
      own.places?.find(({ deliveryaddrid }) => deliveryaddrid === id),
      own.isLost || Boolean(own.places),
      former,
    );
  return {
    ...draft,
    locationName: isAddress
      ? nameOwn(draft.deliveryaddrid, draft.locationName)
      : toName(neighbourhood.place, neighbourhood.isLost, draft.locationName),
    destinationPlace: nameOwn(draft.destinationaddrid, draft.destinationPlace),
  };
}
