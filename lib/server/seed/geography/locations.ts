import { isfahanLocations } from './locations/isfahan';
import { karajLocations } from './locations/karaj';
import { mashhadLocations } from './locations/mashhad';
import { shirazLocations } from './locations/shiraz';
import { tabrizLocations } from './locations/tabriz';
import { tehranLocations } from './locations/tehran';
import type { LocationSeed } from './types';

/** The neighbourhoods of the cities in which the marketplace works. */
export const locations: LocationSeed[] = [
  ...tehranLocations,
  ...karajLocations,
  ...isfahanLocations,
  ...mashhadLocations,
  ...shirazLocations,
  ...tabrizLocations,
];
