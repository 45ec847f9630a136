/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';

import '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import type { Locale } from '@/lib/i18n/locales';
import arabic from '@/messages/ar/order.json';
import german from '@/messages/de/order.json';
import english from '@/messages/en/order.json';
import account from '@/messages/en/account.json';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import units from '@/messages/en/units.json';

import { OrderFunnel } from './shell/order-funnel';
import type { OrderService } from './state/order-service';

let locale: Locale = 'en';
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const words = { ar: arabic, de: german, en: english };
/** The names of Tehran, Tajrish and Vanak in the language of the request. */
const names = {
  ar: ['طهران', 'تجريش', 'ونك'],
  de: ['Teheran', 'Tadschrisch', 'Vanak'],
  en: ['Tehran', 'Tajrish', 'Vanak'],
};
const persian = { locationName: 'تهران، تجریش', destinationPlace: 'تهران، ونک', placeLocale: 'fa' } as const;
const services = {
  cleaning: { categoryId: 3, kind: 'cleaning', seopath: 'house-cleaning' },
  moving: { categoryId: 5, kind: 'moving', seopath: 'moving' },
  gas: { categoryId: 14, kind: 'gas', seopath: 'gas' },
} as const;
type Ordered = keyof typeof services;

const answered = {
  cleaning: {
    ...{ srvcattypeid: 301, detailsMode: 'hours', cleaningHours: 4, needHours: 4, petType: ['none'] },
    ...{ deliveryaddrid: 7, cityid: 1, locationid: 1001, addressText: 'Maghsoudbeyk 12' },
  },
  moving: {
    ...{ srvcattypeid: 301, personCount: 2, needHours: 4 },
    ...{ deliveryaddrid: 7, cityid: 1, locationid: 1001, addressText: 'Maghsoudbeyk 12' },
    ...{ destinationaddrid: 8, destinationText: 'Gandhi 4', destinationAccess: { floor: 0, hasLift: false } },
    originAccess: { floor: 0, hasLift: false },
  },
  gas: {
    ...{ gasTruckId: 3, truckNumber: '3', carLatitude: 35.8, carLongitude: 51.4, carPlace: 'By the bakery' },
    ...{ cityid: 1, locationid: 1001 },
  },
} as unknown as Record<Ordered, Partial<OrderDraft>>;

function answerCall(name: string): unknown {
  const [cityname, first, second] = names[locale as keyof typeof names];
  if (name === 'user/getdeliveryaddress')
    return {
      lstDeliveryAddress: [
        { deliveryaddrid: 7, cityname, locationname: first },
        { deliveryaddrid: 8, cityname, locationname: second },
      ],
    };
  if (name === 'geo/province-and-city') return { lstProvince: [{ lstCity: [{ cityid: 1, name: cityname }] }] };
  if (name === 'geo/getalllocationbycityid') return { lstLocation: [{ locationid: 1001, name: first }] };
  return new Promise(() => undefined);
}

let root: ReturnType<typeof createRoot> | null = null;

/** The order at the question after its place, on a page in this language. */
async function opens(kind: Ordered, draft: Partial<OrderDraft> = persian): Promise<string> {
  const place = services[kind];
  const made = createDraft({ serviceEnum: kind, srvcategoryid: place.categoryId });
  window.localStorage.setItem(
    `pelakfan.order-draft.${place.seopath}`,
    encodeDraft({ ...made, ...answered[kind], ...draft }),
  );
  window.history.replaceState(null, '', `/services/${place.seopath}/?order-step=`);
  const service: OrderService = {
    ...place,
    name: 'A service',
    types: [301, 302].map((id) => ({
      id,
      kind,
      name: `Type ${id}`,
      description: '',
      seopath: `type-${id}`,
      fromPriceRial: null,
      usualFromRial: null,
    })),
    grades: [],
    pictureUrl: '',
    minimumHours: 3,
    carBodyTypes: [],
    activeCityIds: [1],
  };
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  await act(async () =>
    root?.render(
      <NextIntlClientProvider
        locale={locale}
        messages={{ order: words[locale as keyof typeof words], account, bidding, common, units }}
        timeZone="Asia/Tehran"
      >
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
          <OrderFunnel
            service={service}
            preset={{ typeId: null, hours: null, mode: null, carTypeId: null, worker: null }}
            query="order-step="
            mapTiles={null}
            firstPrice={null}
            login={() => null}
            lastOrder={() => null}
            closedCity={null}
          />
        </SWRConfig>
      </NextIntlClientProvider>,
    ),
  );
  return document.querySelector('aside')?.textContent ?? '';
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.localStorage.clear();
  window.localStorage.setItem('userAccount', JSON.stringify({ userId: 1, token: undefined }));
  call.mockReset();
  call.mockImplementation(async (name) => answerCall(name));
});
afterEach(() => act(async () => root?.unmount()));

const cases = (['ar', 'de', 'en'] as const).flatMap((shown) =>
  (Object.keys(services) as Ordered[]).map((kind) => [kind, shown] as const),
);
it.each(cases)('an order of %s that was begun in Persian names its places in the language %s', async (kind, shown) => {
  locale = shown;
  const text = await opens(kind);
  const [city, first, second] = names[shown];
  expect(text).toContain(first);
  expect(text).toContain(city);
  if (kind === 'moving') expect(text).toContain(second);
  expect(text).not.toMatch(/تهران|تجریش|ونک/);
});

it('asks for no name that is already in the page’s language', async () => {
  locale = 'en';
  expect(await opens('cleaning', { locationName: 'Tehran, Tajrish', placeLocale: 'en' })).toContain('Tajrish');
  const asked = call.mock.calls.map(([name]) => name);
  expect(asked.filter((name) => name.startsWith('geo/') || name === 'user/getdeliveryaddress')).toEqual([]);
});

it('no names of the other language stand there while they are asked; what nobody can say stays as it was', async () => {
  locale = 'en';
  call.mockImplementation(() => new Promise(() => undefined));
  const waiting = await opens('cleaning');
  expect(waiting).toContain('Maghsoudbeyk 12');
  expect(waiting).not.toContain('تجریش');
  await act(async () => root?.unmount());
  call.mockImplementation(async () => Promise.reject(new CallError('network-failed')));
  expect(await opens('cleaning')).toContain('تجریش');
});
