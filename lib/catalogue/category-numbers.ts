import { findCleaningRules, findOutdoorHours, neededHours, type HomeSize } from '@/lib/funnel/kinds/cleaning/quote';

import type { CleaningPriceFacts } from './prices/types';
import type { CategoryFacts } from './types';

export type Numbers = Readonly<Record<string, number>>;

/** The number of ten-square-metre units in the examples' hundred. */
const TENS_IN_A_HUNDRED = 10;

/** The homes and the building that the pages give as examples. Their words say these sizes. */
const eightyMetres: HomeSize = {
  areaM2: 80,
  roomCount: 2,
  bathroomCount: 1,
  windowCount: 4,
  isFirstDeepClean: false,
};
const eightyMetresAtMost: HomeSize = { ...eightyMetres, bathroomCount: 2, isFirstDeepClean: true };
const sixFloors = { floorCount: 6, areaM2: 300 };

/**
 * The numbers of the price book for a category, or for one of its types, by placeholder. They are hours of visits,
 * minutes that a pet or a first deep clean adds, and the numbers in the pages' examples. `ratePercentAbove` is how far
 * a type's hour lies above that of the category's first type. Only sentences of house cleaning name prices and hours.
 */
export function categoryNumbers({ kind }: CategoryFacts, typeId: number | null, book: CleaningPriceFacts): Numbers {
  if (kind !== 'cleaning') return {};
  const type = book.types.find((priced) => priced.typeId === typeId);
  return {
    minimumHours: type?.minimumHours ?? book.minimumHours,
    maximumHours: book.maximumHours,
    ...(type ? { ratePercentAbove: type.ratePercent - (book.types[0]?.ratePercent ?? 100) } : {}),
    ...toAddedMinutes(book),
    ...toExampleHours(type?.typeId ?? book.types[0]?.typeId ?? 0, book),
    ...toOutdoorExample(book),
  };
}

function toAddedMinutes({ pets, firstDeepCleanExtraMinutes }: CleaningPriceFacts): Numbers {
  const minutesOf = (seopath: string) => pets.find((pet) => pet.seopath === seopath)?.extraMinutes ?? 0;
  return {
    firstDeepMinutes: firstDeepCleanExtraMinutes,
    dogMinutes: minutesOf('dog'),
    catMinutes: minutesOf('cat'),
    birdMinutes: minutesOf('bird'),
    otherPetMinutes: minutesOf('rodent'),
  };
}

function toExampleHours(typeId: number, book: CleaningPriceFacts): Numbers {
  const rules = findCleaningRules(book, typeId);
  if (!rules) return {};
  return {
    eightyMetresHours: neededHours(eightyMetres, [], rules),
    eightyMetresMostHours: neededHours(eightyMetresAtMost, [], rules),
  };
}

function toOutdoorExample(book: CleaningPriceFacts): Numbers {
  const rule = book.outdoorHoursRules[0];
  if (!rule) return {};
  return {
    sixFloorsMinutes: rule.baseMinutes + sixFloors.floorCount * rule.minutesPerFloor,
    hundredMetresMinutes: TENS_IN_A_HUNDRED * rule.minutesPerTenSquareMetresCarPark,
    sixFloorsHours: findOutdoorHours(sixFloors, book) ?? 0,
  };
}
