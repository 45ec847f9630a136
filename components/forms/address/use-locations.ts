import { useCall } from '@/lib/client/use-call';

/** The neighbourhoods of a city: those where a service works, or all. Nothing is asked before there is a city. */
export function useLocations(categoryId: number | null, cityId: number | null) {
  const isKnown = cityId !== null;
  const ofService = useCall(
    'nonePreloader/geo/getlocationbyservice',
    isKnown && categoryId !== null ? { srvcategoryid: categoryId, cityid: cityId } : null,
  );
  const ofCity = useCall('geo/getalllocationbycityid', isKnown && categoryId === null ? { cityid: cityId } : null);
  return categoryId === null ? ofCity : ofService;
}
