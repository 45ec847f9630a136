import { assorted } from './assorted';
import { barService } from './bar-service';
import { cameraRepair } from './camera-repair';
import { carpetCleaning } from './carpet-cleaning';
import { carwash } from './carwash';
import { disinfection } from './disinfection';
import { electricService } from './electric-service';
import { gas } from './gas';
import { handyman } from './handyman';
import { homeAppliances } from './home-appliances';
import { homeService } from './home-service';
import { houseCleaning } from './house-cleaning/house-cleaning';
import { laundry } from './laundry';
import { movingService } from './moving-service';
import { onlineTesting } from './online-testing';
import { rebuildingService } from './rebuilding-service';
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
