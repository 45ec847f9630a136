/** @jest-environment jsdom */
import { act, type ReactNode } from 'react';

import { createRender, findButton, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { MessagesScreen } from '@/components/messages/messages-screen';
import { NewsMessage } from '@/components/messages/news-message';
import { OrdersScreen } from '@/components/order-following/orders-screen';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import inbox from '@/messages/en/inbox.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';
import units from '@/messages/en/units.json';

import { AddressesScreen } from './addresses-screen';
import { InfoScreen } from './info-screen';
import { OverviewScreen } from './overview-screen';
import { SettingsScreen } from './settings-screen';
import { VehiclesScreen } from './vehicles-screen';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// ES modules, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

const WORDS = 'There is too much to do just now.';
const SECONDS = 3;
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const render = createRender(fillNumbers({ account, common, inbox, order, 'order-following': orders, units }, 'en'));
const text = () => document.body.textContent ?? '';

const person = { userId: 7, firstName: 'Sara', lastName: 'Ahmadi', mobileNo: '09120000001', inviteCode: 'SARA1234' };
const message = { id: 9, title: 'Welcome', body: 'Good to have you.', isSeen: true, createdAtMs: 0, path: null };
const setting = { isSendEmail: true, isSendInbox: true, isSendSMS: true, isSendNotify: true, promotionalSms: 'send' };
/** The answers of an idle host, by call. */
const answers: Readonly<Record<string, unknown>> = {
  'user/getuseraccount': { account: person },
  'ordermessage/getthreads': { lstThread: [], threadCount: 0, unreadNewsCount: 0 },
  'nonePreloader/user/getuserinboxdetail': { userInbox: message },
  'user/getdeliveryaddress': { lstDeliveryAddress: [] },
  'user/getusersetting': { userSettingLst: [setting] },
  'user/getuserauto': { lstUserAuto: [], autoCount: 0 },
  'clean/getallcurrenttaskbyuserid': { lstTask: [], taskCount: 0 },
  'clean/getalloldtaskbyuserid': { lstTask: [], taskCount: 0 },
  'geo/province-and-city': { lstProvince: [] },
  'gift/getreferrals': { lstReferral: [], givenCount: 0, givenRial: 0 },
  'wallet/getaccountbalance': { balanceGiftCredit: 0, biddingCreditBalance: 0, balance: 0, balanceRial: 0 },
};

const screens: readonly (readonly [name: string, screen: ReactNode, read: string])[] = [
  ['the overview', <OverviewScreen key="1" />, 'Sara Ahmadi'],
  ['the orders', <OrdersScreen key="2" />, orders.empty.title],
  ['the inbox', <MessagesScreen key="3" />, inbox.empty.title],
  ['a message', <NewsMessage key="4" messageId={9} />, message.body],
  ['the details', <InfoScreen key="5" />, account.personal.title],
  ['the addresses', <AddressesScreen key="6" servedCityIds={[1]} mapTiles={null} />, account.addresses.empty.title],
  ['the vehicles', <VehiclesScreen key="7" />, account.vehicles.empty.title],
  ['the settings', <SettingsScreen key="8" />, account.settings.isSendSMS.label],
];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it.each(screens)(
  '%s: a busy host says so and how long to wait, and then the next try reads it',
  async (_, screen, read) => {
    call.mockImplementation(async () => {
      throw new CallError('service-unavailable', { words: WORDS, retryAfterSeconds: SECONDS });
    });
    await render(screen);
    expect(getAlertText()).toContain(WORDS);
    expect(text()).not.toContain(read);
    expect(findButton(common.retry)).toBeUndefined();
    expect(getButton(common.retryIn.replace('{seconds}', String(SECONDS))).disabled).toBe(true);

    call.mockImplementation(async (name) => answers[name] ?? {});
    await act(() => jest.advanceTimersByTimeAsync(SECONDS * 1000));
    await press(getButton(common.retry));
    expect(text()).toContain(read);
    expect(getAlertText()).toBe('');
  },
);
