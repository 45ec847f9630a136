/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { getButton, press } from '@/components/forms/testing';
import { markFollowedLink } from '@/lib/client/followed-link';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import { CITY_CHOSEN_EVENT } from '@/lib/domain/place/selected-city-key';
import { STEPS } from '@/lib/funnel/steps';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { OrderFunnel } from './order-funnel';
import type { FirstPrice } from '../price/use-price';
import type { OrderPreset } from '../state/order-preset';
import type { OrderService } from '../state/order-service';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
// What is asked is not answered: the questions are there without it.
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: () => new Promise(() => undefined) }));

const service: OrderService = {
  categoryId: 3,
  kind: 'cleaning',
  seopath: 'house-cleaning',
  name: 'House cleaning',
  types: [301, 302].map((id) => ({
    id,
    kind: 'cleaning',
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
const preset: OrderPreset = { typeId: null, hours: null, mode: null, carTypeId: null, worker: null };
const FIRST_QUESTION = 'Type 301';
const CLOSED = 'Not in this city';
/** The page without a step, which the service worker keeps for all. */
const KEPT = 'order-step=';

let root: Root | null = null;

function toPage(query: string, asked = preset, firstPrice: FirstPrice | null = null) {
  return (
    <NextIntlClientProvider locale="en" messages={{ order, common }} timeZone="Asia/Tehran">
      <OrderFunnel
        service={service}
        preset={asked}
        query={query}
        mapTiles={null}
        firstPrice={firstPrice}
        login={() => null}
        lastOrder={() => null}
        closedCity={CLOSED}
      />
    </NextIntlClientProvider>
  );
}

/** The page in a browser whose address is this, whatever it was rendered for; answers what React had to mend. */
async function opens(query: string, address: string, asked = preset): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(toPage(query, asked));
  document.body.replaceChildren(container);
  window.history.replaceState(null, '', `/services/house-cleaning/?${address}`);
  const mended: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, toPage(query, asked), { onRecoverableError: (error) => mended.push(error) });
  });
  return mended;
}

function keepsDraft(): void {
  const draft = createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 });
  const answered = { ...draft, srvcattypeid: 301, detailsMode: 'hours' as const, cleaningHours: 4, needHours: 4 };
  window.localStorage.setItem('pelakfan.order-draft.house-cleaning', encodeDraft(answered));
}

const readTitle = () => document.querySelector('h1')?.textContent;
const readStep = () => new URLSearchParams(window.location.search).get('order-step');

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => act(async () => root?.unmount()));

it('the server shows the first question while nothing of an order is known, and holds the place of one that the address names', () => {
  const steps = [`order-step=${STEPS.mainServices}`, 'order-step=23', 'order-step=9', KEPT];
  const shows = (query: string) => {
    const html = renderToString(toPage(query));
    return [html.includes(FIRST_QUESTION), html.includes('Step 1 of'), html.includes('data-boot="late"')];
  };
  expect(steps.map((step) => shows(step))).toEqual(steps.map(() => [true, true, true]));
  expect(['draft=abc', 'task=7'].map((known) => shows(`order-step=9&${known}`))).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
});

it('a question that the address answers starts at once: it is over before anybody reads it', () => {
  const asked = { ...preset, typeId: 301, hours: 4 };
  expect(renderToString(toPage('order-step=22&type=301&hours=4', asked))).not.toContain('data-boot');
  expect(renderToString(toPage('order-step=22&type=301', { ...asked, hours: null }))).toContain('data-boot="late"');
});

it('ignores presses before the answers are known, while no other question’s button stands there', () => {
  window.history.replaceState(null, '', '/services/house-cleaning/?order-step=23');
  expect(renderToString(toPage('order-step=23&draft=abc'))).not.toContain(`>${order.next}<`);
  expect(renderToString(toPage('order-step=1'))).toContain(`>${order.next}<`);
});

it('where this browser kept an order, the guess of the server is hidden behind a place that is held', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(toPage('order-step=23'));
  const [held, guess] = ['block', 'hidden'].map((look) =>
    container.querySelector(`[class~="[[data-kept-order]_&]:${look}"]`),
  );
  expect([held?.querySelector('[aria-busy]') !== null, held?.className.startsWith('hidden ')]).toEqual([true, true]);
  expect(guess?.textContent).toContain(FIRST_QUESTION);
});

it('the price that the server asked stands there from the first moment, and is not seen in another city', () => {
  const firstPrice = {
    request: { srvcattypeid: 301 },
    cityId: 1,
    answer: { priceRial: 9_600_000, discountRial: 0, lines: [] },
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    toPage('order-step=22&type=301', { ...preset, typeId: 301 }, firstPrice as unknown as FirstPrice),
  );
  expect(container.querySelector('.sight-here[data-cities="1"].contents')?.textContent).toContain('960,000');
});

it.each([
  ['the first step', `order-step=${STEPS.mainServices}`, 'order-step=1', '1'],
  ['a step deep in it', 'order-step=22', 'order-step=22', '22'],
  ['the first step, as it was kept for all', KEPT, 'order-step=1', '1'],
  ['a step deep in it, as it was kept for all', KEPT, 'order-step=22', '22'],
  ['no step, so that the answers say which', KEPT, KEPT, '23'],
])('a begun order opens at its place, and React mends nothing: at %s', async (_place, query, address, step) => {
  keepsDraft();
  expect(await opens(query, address)).toEqual([]);
  expect(readStep()).toBe(step);
  if (step === '22') expect(readTitle()).toBe(order.details.title);
});

it('a step that is opened stands there at once, and the focus stays where it was; the next one slides in', async () => {
  keepsDraft();
  const slides = () => document.querySelector(String.raw`.max-desktop\:animate-page-in`) !== null;
  await opens('order-step=22', 'order-step=22');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  expect([readStep(), slides(), document.activeElement?.tagName]).toEqual(['22', false, 'BODY']);
  await press(getButton(order.next));
  expect([readStep(), slides()]).toEqual(['23', true]);
  await act(async () => root?.unmount());
  await opens('order-step=1', 'order-step=1&type=302', { ...preset, typeId: 302 });
  expect([slides(), document.activeElement?.tagName]).toEqual([false, 'BODY']);
});

it('the title of the next question has the focus, whatever had it before', async () => {
  keepsDraft();
  await opens('order-step=22', 'order-step=22');
  const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === order.next);
  next?.focus();
  await act(async () => next?.click());
  expect([readStep(), readTitle()]).toEqual(['23', order.pets.title]);
  expect(document.title).toContain(order.pets.title);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

describe('the city chosen on the site', () => {
  const FIRST = `order-step=${STEPS.mainServices}`;
  const chooses = (cityId: number) =>
    act(async () => {
      document.documentElement.dataset.city = String(cityId);
      window.dispatchEvent(new Event(CITY_CHOSEN_EVENT));
    });
  const read = () => document.body.textContent;
  afterEach(() => delete document.documentElement.dataset.city);

  it('stops the order before its first question where the service is not, and goes on once another city is chosen', async () => {
    document.documentElement.dataset.city = '9';
    expect(await opens(FIRST, FIRST)).toEqual([]);
    expect(read()).toBe(CLOSED);
    await chooses(1);
    expect(read()).toContain(FIRST_QUESTION);
    await chooses(9);
    expect(read()).toBe(CLOSED);
  });

  it('gives way to the address of the order', async () => {
    const draft = createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 });
    const addressed = { ...draft, srvcattypeid: 301, deliveryaddrid: 5, locationid: 7, cityid: 1 };
    window.localStorage.setItem('pelakfan.order-draft.house-cleaning', encodeDraft(addressed));
    document.documentElement.dataset.city = '9';
    await opens(FIRST, FIRST);
    expect(read()).toContain(FIRST_QUESTION);
  });
});

describe('a draft and its tab', () => {
  const readId = () => new URLSearchParams(window.location.search).get('draft');
  const keep = (draft: Partial<OrderDraft>) =>
    window.localStorage.setItem(
      'pelakfan.order-draft.house-cleaning',
      encodeDraft({ ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }), ...draft }),
    );
  const readOwn = () => window.localStorage.getItem(`pelakfan.order-draft.house-cleaning/${readId()}`) ?? '';
  const abandoned = {
    srvcattypeid: 301,
    description: 'The key is with the janitor',
    descriptionImageId: 5,
    deliveryaddrid: 8,
  };

  it('the address names the draft, and a step keeps the name', async () => {
    keepsDraft();
    await opens('order-step=22', 'order-step=22');
    const id = readId();
    expect(id).toMatch(/^[a-z0-9]{8}$/);
    const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === order.next);
    await act(async () => next?.click());
    expect([readStep(), readId()]).toEqual(['23', id]);
  });

  it('the page of the service begins an order of another type anew: note, photo and address of the one that was left do not enter', async () => {
    keep(abandoned);
    await opens('order-step=22&type=302', 'order-step=22&type=302', { ...preset, typeId: 302 });
    expect(readOwn()).toContain('302');
    expect(readOwn()).not.toMatch(/janitor|descriptionImageId|deliveryaddrid/);
  });

  it('the same type goes on, but for an order that was made again and left', async () => {
    keep(abandoned);
    await opens('order-step=22&type=301', 'order-step=22&type=301', { ...preset, typeId: 301 });
    expect(readOwn()).toContain('janitor');
    await act(async () => root?.unmount());
    window.localStorage.clear();
    keep({ ...abandoned, isAgain: true });
    await opens('order-step=22&type=301', 'order-step=22&type=301', { ...preset, typeId: 301 });
    expect(readOwn()).not.toContain('janitor');
  });

  it('every step says of which type the order is', async () => {
    keepsDraft();
    await opens('order-step=22', 'order-step=22');
    expect(document.body.textContent).toContain('Type 301Step 2 of 7 · House cleaning');
  });

  it('hours that were said on the page of the type are not asked again', async () => {
    const asked = { ...preset, typeId: 301, hours: 5 };
    await opens('order-step=22&type=301&hours=5', 'order-step=22&type=301&hours=5', asked);
    expect([readStep(), readTitle()]).toEqual(['23', order.pets.title]);
    expect(readOwn()).toContain('"cleaningHours":5');
  });
});

// The last test: what it says lasts for as long as the document.
it('focuses the question’s title after a link of the site, unless something else has the focus', async () => {
  keepsDraft();
  markFollowedLink();
  await opens('order-step=22', 'order-step=22');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});
