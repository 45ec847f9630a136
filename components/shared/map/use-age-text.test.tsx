/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import order from '@/messages/en/order.json';

import { useAgeText } from './use-age-text';

const render = createRender({ order });

afterEach(unmount);

it.each([
  [0, 'just now'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [1035, '17 hours ago'],
  [4 * 1440 + 720, '4 days ago'],
])('a place that was seen %s minutes ago is told in the unit that people count in', async (minutes, said) => {
  function Age() {
    return <p>{useAgeText()(minutes)}</p>;
  }
  await render(<Age />);
  expect(document.body.textContent).toBe(said);
});
