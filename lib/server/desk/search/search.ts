import { toSearchWords } from '@/lib/domain/desk/search-words';

import { defineHandler } from '../../handler';
import { findOrders } from './find-orders';
import { findPeople } from './find-people';
import { showOrders } from './show-orders';
import { showPeople } from './show-people';

const MOST_SHOWN = 50;

export const handler = defineHandler('operator/search', async ({ text }, { ports, request }) => {
  const { connection } = ports.database;
  const words = toSearchWords(text);
  const people = await findPeople(connection, words);
  const orders = await findOrders(connection, words, people);
  const found = [
    ...(await showOrders(connection, orders, request.locale)),
    ...(await showPeople(connection, people, words.plate)),
  ];
  found.sort((one, other) => Number(other.isExact) - Number(one.isExact) || other.atMs - one.atMs);
  return { lstFound: found.slice(0, MOST_SHOWN) };
});
