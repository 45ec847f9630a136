import { categoryFacts as categories } from '@/lib/catalogue/category-facts';
import { locations } from './locations';
import { provinces } from './provinces';
import type { PlaceName } from './types';

const cities = provinces.flatMap((province) => province.cities);

function isWellNamed({ fa, en, de = en, ar = fa }: PlaceName): boolean {
  return (
    /^[\u0600-\u06ff\u200c ()،]+$/.test(fa + ar) && /^[\p{Script=Latin}\d ,'’()-]+$/u.test(en + de) && !/[يك]/.test(fa)
  );
}

function findRepeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the provinces', () => {
  it('are all thirty-one, each with its cities', () => {
    expect(provinces.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
    for (const province of provinces)
      expect([province.name.en, province.cities.length >= 6]).toEqual([province.name.en, true]);
    expect(cities.length).toBeGreaterThan(380);
  });

  it('have their capital first, under their own id, with its place on the map', () => {
    for (const { id, cities: own } of provinces) {
      expect(own[0]?.id).toBe(id);
      expect(own[0]?.latitude).toBeGreaterThan(25);
      expect(own[0]?.longitude).toBeGreaterThan(44);
    }
  });

  it('keep the ids of orders and addresses', () => {
    expect(
      cities
        .filter(({ id }) => id <= 6)
        .sort((first, second) => first.id - second.id)
        .map(({ name }) => name.en),
    ).toEqual(['Tehran', 'Karaj', 'Isfahan', 'Mashhad', 'Shiraz', 'Tabriz']);
    expect(findRepeated(cities.map(({ id }) => id))).toEqual([]);
  });

  it('are named in Persian and Latin letters, once within a province', () => {
    expect([...provinces, ...cities].filter(({ name }) => !isWellNamed(name))).toEqual([]);
    for (const province of provinces) {
      expect(findRepeated(province.cities.map(({ name }) => name.fa))).toEqual([]);
      expect(findRepeated(province.cities.map(({ name }) => name.en))).toEqual([]);
    }
  });
});

describe('the locations', () => {
  const inCity = (cityId: number) => locations.filter((location) => location.cityId === cityId);

  it('are enough in each city that takes orders', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((cityId) => inCity(cityId).length);
    const wanted = [90, 20, 20, 12, 12, 12];
    expect(counts.filter((count, index) => count < (wanted[index] ?? 0))).toEqual([]);
    const active = new Set(categories.flatMap(({ activeCityIds }) => activeCityIds));
    expect([...active].filter((cityId) => inCity(cityId).length === 0)).toEqual([]);
  });

  it('cover the 22 regions of Tehran', () => {
    const zones = new Set(inCity(1).map(({ zoneId }) => zoneId));
    expect([...zones].sort((first, second) => first - second)).toEqual(
      Array.from({ length: 22 }, (_, index) => index + 1),
    );
  });

  it('have an id and a name of their own, in a city that exists', () => {
    expect(findRepeated(locations.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(locations.map(({ cityId, name }) => `${cityId} ${name.fa}`))).toEqual([]);
    expect(locations.filter(({ cityId }) => !cities.some(({ id }) => id === cityId))).toEqual([]);
    expect(locations.filter(({ name }) => !isWellNamed(name))).toEqual([]);
  });

  it('lie within thirty-five kilometres of their city’s centre', () => {
    const far = locations.filter(({ cityId, latitude, longitude }) => {
      const centre = cities.find(({ id }) => id === cityId);
      const northKm = (latitude - (centre?.latitude ?? 0)) * 111;
      const eastKm = (longitude - (centre?.longitude ?? 0)) * 91;
      return Math.hypot(northKm, eastKm) > 35;
    });
    expect(far).toEqual([]);
  });
});
