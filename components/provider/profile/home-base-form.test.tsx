/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import ownPage from '@/messages/en/own-page.json';

import { HomeBaseForm } from './home-base-form';
import type { OwnPage } from './use-own-page';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/components/forms/address/address-map', () => ({ AddressMap: () => null }));

const base = { locationid: 1001, cityid: 1, provinceid: 8, latitude: 35.81, longitude: 51.43 };
const call = jest.mocked(callFromBrowser);
const open = (homeBase: OwnPage['homeBase']) =>
  createRender({ common, errors, order, 'own-page': ownPage })(
    <HomeBaseForm profile={{ homeBase } as OwnPage} mapTiles={null} />,
  );
const listSaved = () => call.mock.calls.filter(([name]) => name === 'workerprofile/saveown').map(([, input]) => input);
const read = () => document.body.textContent ?? '';

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((async (name: string) =>
    name === 'workerprofile/saveown' ? { profile: {} } : { lstProvince: [], lstLocation: [] }) as never);
});
afterEach(unmount);

it('a starting point is saved as it was set, and nobody is told that everybody sees it', async () => {
  await open(base);
  expect(read()).toContain(ownPage.homeBase.hint);
  await press(getButton(ownPage.homeBase.save));
  expect(listSaved()).toEqual([{ homeBase: { locationid: 1001, latitude: 35.81, longitude: 51.43 } }]);
  expect(read()).toContain(ownPage.homeBase.saved);
  expect(read()).not.toContain(ownPage.saved);
});

it('it is removed on request, and without a neighbourhood nothing is sent', async () => {
  await open(base);
  await press(getButton(ownPage.homeBase.remove));
  expect(listSaved()).toEqual([{ homeBase: null }]);
  await press(getButton(ownPage.homeBase.save));
  expect(listSaved()).toHaveLength(1);
});
