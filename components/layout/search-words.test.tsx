/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { searchServices } from '@/lib/domain/text/search-services';

import { useSearchWords, type SearchedEntry } from './search-words';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// The contract's types would want every field of the answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
afterEach(unmount);

const type = (servicecatname: string, seopath: string, srvkeywordDesc: string, fromPriceRial: number | null) => ({
  servicecatname,
  seopath,
  srvkeywordDesc,
  fromPriceRial,
  usualPrice: fromPriceRial === null ? { leastRial: 3_000_000, mostRial: 9_000_000 } : null,
  hasPDP: 'Yes',
  new_icon: '',
});
const bundle = {
  lstCategoriesWithSubCategories: [
    {
      serviceName: 'Laundry',
      lstServiceCategoryType_New: [
        type('Everyday clothes', 'everyday-clothes', 'shirts', 400_000),
        type('Ironing only', 'ironing-only', 'creased', null),
      ],
    },
  ],
};
/** The menu shows the grades of this one, and one of its types. */
const entries: readonly SearchedEntry[] = [
  { name: 'Economy laundry', path: '/en/services/laundry/eco/' },
  { name: 'Everyday clothes', path: '/en/services/laundry/everyday-clothes/' },
];
const laundry = { name: 'Laundry', path: '/en/services/laundry/', keywords: '', entries };

function Found({ text }: { text: string }) {
  const hits = searchServices(useSearchWords([laundry]).services, text);
  return hits
    .flatMap(({ entries }) => entries)
    .map(({ path, fromPriceRial, usualFromRial }) => `${path} ${fromPriceRial ?? usualFromRial ?? 'unknown'}`)
    .join();
}

const find = async (text: string) => {
  await createRender({})(<Found text={text} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return document.body.textContent;
};

it('brings the everyday words and the prices of types that the page lists, and types that it does not', async () => {
  call.mockResolvedValue(bundle);
  expect(await find('shirts')).toBe('/en/services/laundry/everyday-clothes/ 400000');
  expect(await find('creased')).toBe('/en/services/laundry/ironing-only/ 3000000');
  expect(await find('economy')).toBe('/en/services/laundry/eco/ unknown');
});

it('goes on with what the page lists where they cannot be had', async () => {
  call.mockRejectedValue(new CallError('network-failed'));
  expect(await find('everyday')).toBe('/en/services/laundry/everyday-clothes/ unknown');
  expect(await find('shirts')).toBe('');
});
