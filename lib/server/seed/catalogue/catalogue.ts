import { assorted } from './assorted/assorted';
import { barService } from './bar-service/bar-service';
import { cameraRepair } from './camera-repair/camera-repair';
import { carpetCleaning } from './carpet-cleaning/carpet-cleaning';
import { carwash } from './carwash/carwash';
import { disinfection } from './disinfection/disinfection';
import { electricService } from './electric-service/electric-service';
import { gas } from './gas/gas';
import { handyman } from './handyman/handyman';
import { homeAppliances } from './home-appliances/home-appliances';
import { homeService } from './home-service/home-service';
import { houseCleaning } from './house-cleaning/house-cleaning';
import { laundry } from './laundry/laundry';
import { movingService } from './moving-service/moving-service';
import { onlineTesting } from './online-testing/online-testing';
import { rebuildingService } from './rebuilding-service/rebuilding-service';
import type { CategorySeed } from './types';

/** All categories in the order of the menu, house cleaning first; the hidden one stands last. */
export const categories: CategorySeed[] = [
  houseCleaning,
  laundry,
  carwash,
  handyman,
  carpetCleaning,
  gas,
  movingService,
  homeAppliances,
  electricService,
  homeService,
  onlineTesting,
  disinfection,
  assorted,
  cameraRepair,
  rebuildingService,
  barService,
];
