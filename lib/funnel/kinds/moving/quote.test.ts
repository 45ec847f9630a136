import { removalPrices } from '@/lib/catalogue/prices/moving-and-gas';

import { heavyPieces, homeAccess } from '@/lib/contract/removal-shapes';
import { HIGHEST_FLOOR, LOWEST_FLOOR, REMOVAL_MOST_OF_A_PIECE } from '@/lib/domain/constants/kinds';

import { quoteRemoval, type RemovalAnswers } from './quote';

const TEHRAN = 1;
const LIGHT_TRUCK = 1402;
const PACKING_ALONE = 1405;
const removal: RemovalAnswers = {
  typeId: LIGHT_TRUCK,
  cityId: TEHRAN,
  moverCount: 3,
  heavyPieces: [],
  hasPacking: false,
  originAccess: { floor: 0, hasLift: false },
  destinationAccess: { floor: 0, hasLift: false },
};
const quote = (wishes: Partial<RemovalAnswers> = {}) => quoteRemoval({ ...removal, ...wishes }, removalPrices);
const keysOf = (wishes: Partial<RemovalAnswers>) => quote(wishes)?.lines.map(({ key }) => key);

describe('the guide price of a removal', () => {
  it('is movers × hours × rate and the vehicle, and its lines add up', () => {
    const city = removalPrices.cities.find(({ cityId }) => cityId === TEHRAN);
    const vehicle = removalPrices.types.find(({ typeId }) => typeId === LIGHT_TRUCK);
    const truck = city?.vehicleRates.find(({ typeId }) => typeId === LIGHT_TRUCK)?.amountRials ?? 0;
    const found = quote();
    expect(keysOf({})).toEqual(['moving-movers', 'moving-vehicle']);
    expect(found?.priceRials).toBe(3 * (vehicle?.hours ?? 0) * (city?.moverHourRials ?? 0) + truck);
    expect(found?.needHours).toBe(vehicle?.hours);
  });

  it.each<[string, Partial<RemovalAnswers>, number]>([
    ['up', { originAccess: { floor: 3, hasLift: false } }, 3],
    ['down', { originAccess: { floor: -2, hasLift: false } }, 2],
    ['with a lift', { originAccess: { floor: 9, hasLift: true } }, 0],
    [
      'at both ends',
      { originAccess: { floor: 3, hasLift: false }, destinationAccess: { floor: 4, hasLift: false } },
      7,
    ],
  ])('counts the floors that somebody climbs: %s', (_name, wishes, floors) => {
    const line = quote(wishes)?.lines.find(({ key }) => key === 'moving-floors');
    expect(line?.params.floors ?? 0).toBe(floors);
  });

  it('adds heavy pieces by their number, and packing with its hours', () => {
    const heavy = quote({
      heavyPieces: [
        { piece: 'piano', count: 1 },
        { piece: 'safe', count: 2 },
      ],
    });
    expect(heavy?.lines.find(({ key }) => key === 'moving-heavy')?.params.pieces).toBe(3);
    const packed = quote({ hasPacking: true });
    expect(packed?.needHours).toBe((quote()?.needHours ?? 0) + removalPrices.packingHours);
    expect(packed?.priceRials).toBeGreaterThan(quote()?.priceRials ?? 0);
  });

  it('charges packing alone without floors, pieces or vehicle', () => {
    const wishes: Partial<RemovalAnswers> = {
      typeId: PACKING_ALONE,
      moverCount: 2,
      heavyPieces: [{ piece: 'safe', count: 1 }],
      originAccess: { floor: 5, hasLift: false },
    };
    expect(keysOf(wishes)).toEqual(['moving-packers']);
  });

  it('is null for more movers than the vehicle takes, an unknown vehicle, or a city without prices', () => {
    expect([quote({ moverCount: 9 }), quote({ typeId: 1 }), quote({ cityId: 999 })]).toEqual([null, null, null]);
    expect(quote({ moverCount: null })?.priceRials).toBeGreaterThan(0);
  });
});

it('the wire’s limits of floors and pieces equal the constants', () => {
  const takesFloor = (floor: number) => homeAccess.safeParse({ floor, hasLift: false }).success;
  const takesCount = (count: number) => heavyPieces.safeParse([{ piece: 'piano', count }]).success;
  expect([LOWEST_FLOOR - 1, LOWEST_FLOOR, HIGHEST_FLOOR, HIGHEST_FLOOR + 1].map(takesFloor)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([REMOVAL_MOST_OF_A_PIECE, REMOVAL_MOST_OF_A_PIECE + 1].map(takesCount)).toEqual([true, false]);
});
