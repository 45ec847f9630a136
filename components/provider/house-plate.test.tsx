/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import provider from '@/messages/en/provider.json';

import { HousePlate } from './house-plate';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ provider });
const show = (street: string) => render(<HousePlate street={street} look="card" />);

afterEach(() => unmount());

it('shows the house number in the reader’s digits, whatever script the address is written in', async () => {
  await show('خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۲، واحد ۳');
  expect(document.body.textContent).toBe('No. 12');
});

it('is nothing where the address names no house, and for who is not shown the street', async () => {
  for (const street of ['Maqsudbeyk street, blue door', '']) {
    await show(street);
    expect(document.body.textContent).toBe('');
    await unmount();
  }
});
