import { CityMap } from '@/components/shared/map/city-map';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { leaveFor } from '@/lib/client/leave-page';
import { useCall } from '@/lib/client/use-call';

export interface PlaceMapProps {
  readonly categoryId: number;
  readonly cityId: number;
  /** The neighbourhood that the list is filtered by; null for all. */
  readonly chosenId: number | null;
  /** The list's address with every other filter; the chosen neighbourhood's id follows it. */
  readonly pathOfPlace: string;
}

/** A press on a neighbourhood leads to the list of those who come there. */
export function PlaceMap({ categoryId, cityId, chosenId, pathOfPlace }: PlaceMapProps) {
  const { data, error } = useCall('nonePreloader/geo/getlocationbyservice', {
    srvcategoryid: categoryId,
    cityid: cityId,
  });
  const neighbourhoods = data?.lstLocation ?? [];
  // The list of neighbourhoods in the filter says the same.
  if (neighbourhoods.length === 0) return error || data ? null : <MapSkeleton />;
  return (
    <CityMap
      neighbourhoods={neighbourhoods}
      chosenId={chosenId}
      tiles={null}
      onPick={(locationid) => leaveFor(`${pathOfPlace}${locationid}`)}
    />
  );
}
