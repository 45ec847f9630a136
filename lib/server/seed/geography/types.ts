/** A place's name; where `de` is absent, `en` stands for it; where `ar` is absent, `fa` in Arabic letters. */
export type PlaceName = { fa: string; en: string; de?: string; ar?: string };

/** A city. Coordinates are of its centre, to three decimals. */
export type CitySeed = { id: number; name: PlaceName; latitude?: number; longitude?: number };

/** A province; its capital has the same id as the province and stands first in `cities`. */
export type ProvinceSeed = {
  id: number;
  name: Required<PlaceName>;
  cities: CitySeed[];
};

/** A neighbourhood (SPEC 3, Location). `zoneId` is the municipal region; coordinates are of its middle, approximate. */
export type LocationSeed = {
  id: number;
  cityId: number;
  zoneId: number;
  name: PlaceName;
  latitude: number;
  longitude: number;
};
