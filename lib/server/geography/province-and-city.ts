import { asc } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { cities, provinces } from '../schema';

/** Provinces by name; a province's capital, whose id is lowest, stands first among its cities. */
export const handler = defineHandler('geo/province-and-city', async (_input, { ports, request: { locale } }) => {
  const { connection } = ports.database;
  const provinceRows = await connection.select().from(provinces);
  const cityRows = await connection.select().from(cities).orderBy(asc(cities.id));
  const { compare } = new Intl.Collator(locale);
  const lstProvince = provinceRows.map((province) => ({
    provinceid: province.id,
    name: province.name[locale],
    lstCity: cityRows
      .filter(({ provinceId }) => provinceId === province.id)
      .map(({ id, name }) => ({ cityid: id, name: name[locale] })),
  }));
  return { lstProvince: lstProvince.sort((one, other) => compare(one.name, other.name)) };
});
