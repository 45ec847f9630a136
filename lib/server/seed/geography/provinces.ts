import { centreProvinces } from './provinces-centre';
import { eastProvinces } from './provinces-east';
import { northProvinces } from './provinces-north';
import { southProvinces } from './provinces-south';
import { westProvinces } from './provinces-west';
import type { ProvinceSeed } from './types';

/** All 31 provinces, by id; a province's capital carries the province's id. */
export const provinces: ProvinceSeed[] = [
  ...centreProvinces,
  ...eastProvinces,
  ...northProvinces,
  ...southProvinces,
  ...westProvinces,
].sort((first, second) => first.id - second.id);
