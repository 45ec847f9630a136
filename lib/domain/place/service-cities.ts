interface CategoryCities {
  readonly srvcategoryid: string;
  readonly lstActiveCity: readonly { readonly cityid: number }[];
}

interface CityServiceStatus {
  readonly cityid: number;
  readonly srvcategoryid: string;
  readonly isActive: boolean;
  readonly hasProviders: boolean;
}

export type ServiceInCity = 'available' | 'paused' | 'absent';

function findStatus(
  { srvcategoryid }: CategoryCities,
  cityId: number,
  statuses: readonly CityServiceStatus[],
): CityServiceStatus | undefined {
  return statuses.find((status) => status.cityid === cityId && status.srvcategoryid === srvcategoryid);
}

/**
 * Available means: the city is among the category's active ones, and the city's service status is active (WIRE).
 * Whether a category is hidden is not asked here.
 */
export function getServiceInCity(
  category: CategoryCities,
  cityId: number,
  statuses: readonly CityServiceStatus[],
): ServiceInCity {
  if (!category.lstActiveCity.some(({ cityid }) => cityid === cityId)) return 'absent';
  return findStatus(category, cityId, statuses)?.isActive === false ? 'paused' : 'available';
}

/** Ids of the cities where a category can be ordered and somebody takes its orders. */
export function listOpenCityIds(category: CategoryCities, statuses: readonly CityServiceStatus[]): readonly number[] {
  return listAvailableCityIds(category, statuses).filter(
    (cityId) => findStatus(category, cityId, statuses)?.hasProviders !== false,
  );
}

/** Ids of the cities where a category can be ordered. */
export function listAvailableCityIds(
  category: CategoryCities,
  statuses: readonly CityServiceStatus[],
): readonly number[] {
  return category.lstActiveCity
    .map(({ cityid }) => cityid)
    .filter((cityId) => getServiceInCity(category, cityId, statuses) === 'available');
}
