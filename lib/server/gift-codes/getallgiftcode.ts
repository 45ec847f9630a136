import { asc } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { categories, cities, giftCodes, selectName } from '../schema';
import { isGiftCode, listGiftCodes } from './read-gift-code';

export const handler = defineHandler('operator/getallgiftcode', async (page, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const places = await connection.select({ id: cities.id, name: cities.name }).from(cities).orderBy(asc(cities.id));
  const services = await connection
    .select({ id: categories.id, name: selectName(categories) })
    .from(categories)
    .orderBy(asc(categories.position));
  const toNamed = ({ id, name }: (typeof services)[number]) => ({ id, name: name[locale] });
  return {
    lstGiftCode: await listGiftCodes(context, page),
    totalCount: await connection.$count(giftCodes, isGiftCode),
    lstCity: places.map(toNamed),
    lstService: services.map(toNamed),
    serverNowMs: context.ports.clock.now().getTime(),
  };
});
