/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { formatTomanFigure } from '@/lib/i18n/formats';
import { locales, type Locale } from '@/lib/i18n/locales';

import { LargeSum } from './large-sum';

let locale: Locale = 'fa';
jest.mock('next/navigation', () => ({ useParams: () => ({ locale }) }));

const render = createRender({});
const show = (rials: number) => render(<LargeSum rials={rials} size="pay" unitLook="unit" />);
afterEach(() => unmount());

it.each(locales)('in %s the digits are as large as they fit, and the unit stands below them', async (reads) => {
  locale = reads;
  await show(8_160_000);
  const digits = document.querySelector('.text-pay');
  expect(digits?.textContent?.trim()).toBe(formatTomanFigure(8_160_000, reads));
  expect(document.querySelector('.unit')?.textContent).not.toBe('');
});

it('longer digits are smaller', async () => {
  locale = 'fa';
  await show(10_000_000_000);
  expect(document.querySelector('.text-pay')).toBeNull();
  expect(document.querySelector('.text-28')).not.toBeNull();
});
