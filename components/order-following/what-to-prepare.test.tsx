/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import orders from '@/messages/en/order-following.json';

import type { TaskDetail } from './task-detail';
import { WhatToPrepare } from './what-to-prepare';

const render = createRender({ 'order-following': orders });
const show = async (fields: Partial<TaskDetail>) => {
  await render(
    <WhatToPrepare task={{ state: 'CONFIRMED', kind: 'cleaning', petTypes: [], ...fields } as TaskDetail} />,
  );
  return document.body.textContent;
};
afterEach(unmount);

it('an agreed visit says what to prepare, for pets too, and a visit that has begun no more', async () => {
  const said = await show({ petTypes: ['cat'] });
  for (const words of [orders.prepare.cleaning, orders.prepare.pets]) expect(said).toContain(words);
  await unmount();
  expect(await show({})).not.toContain(orders.prepare.pets);
  await unmount();
  expect(await show({ state: 'EN_ROUTE' })).toBe('');
});

it.each(Object.entries(orders.prepare).filter(([key]) => key !== 'title' && key !== 'pets'))(
  'an order of %s has words of its own for it',
  async (kind, words) => {
    expect(await show({ kind: kind as TaskDetail['kind'] })).toContain(words);
  },
);
