/** @jest-environment jsdom */
import { useState, type ReactNode } from 'react';

import { createRender, enter, getButton, press, unmount } from '@/components/forms/testing';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import type { Locale } from '@/lib/i18n/locales';
import common from '@/messages/en/common.json';
import english from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { OrderProvider, type Order } from '../../state/order-context';
import type { NextAction } from '../../shell/question-frame';
import { PersonsQuestion } from './persons';

let locale: Locale = 'en';
jest.mock('next/navigation', () => ({ useParams: () => ({ locale }) }));
jest.mock('../../shell/question-frame', () => ({
  QuestionFrame: ({ next, children }: { next: NextAction; children: ReactNode }) => (
    <>
      {children}
      <button type="button" onClick={() => void next.onPress()}>
        Next
      </button>
    </>
  ),
}));

const order = fillNumbers(english, 'en');
const words = order.persons;
const render = createRender({ order, common, units });
const goOn = jest.fn();

function Persons({ initial }: { readonly initial: Partial<OrderDraft> }) {
  const [draft, setDraft] = useState({ ...createDraft({ serviceEnum: 'testing', srvcategoryid: 24 }), ...initial });
  const save = (fields: Partial<OrderDraft>) => setDraft((known) => ({ ...known, ...fields }));
  const value = { draft, price: { answer: null }, save, answer: save, goOn } as unknown as Order;
  return (
    <OrderProvider order={value}>
      <PersonsQuestion />
    </OrderProvider>
  );
}

/** A field of one of the persons, by its label. */
function field(person: number, label: string): HTMLInputElement {
  const group = document.querySelectorAll('fieldset')[person - 1];
  const found = [...(group?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === label);
  const input = document.getElementById(found?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`Person ${person} has no field "${label}".`);
  return input;
}
const read = () => document.body.textContent ?? '';

beforeEach(() => {
  locale = 'en';
  goOn.mockReset();
});
afterEach(() => unmount());

it('asks for the name and the year of birth of each person, and goes on with both', async () => {
  await render(<Persons initial={{ personCount: 2 }} />);
  expect(document.querySelectorAll('fieldset')).toHaveLength(2);
  await enter(field(1, words.name), 'Sara Ahmadi');
  await enter(field(1, words.birthYear), '1992');
  await press(getButton('Next'));
  expect(goOn).not.toHaveBeenCalled();
  expect(read()).toContain(words.nameMissing);
  expect(read()).toContain(words.birthYearMissing);
  // A Persian year is understood on a page that counts by the Gregorian calendar, in whatever digits.
  await enter(field(2, words.name), 'امید احمدی');
  await enter(field(2, words.birthYear), '۱۳۸۰');
  await press(getButton('Next'));
  expect(goOn).toHaveBeenCalledWith({
    personCount: 2,
    persons: [
      { name: 'Sara Ahmadi', birthYear: 1992 },
      { name: 'امید احمدی', birthYear: 1380 },
    ],
    needHours: null,
  });
});

it('says which years there are where one cannot be, and keeps what was typed', async () => {
  await render(<Persons initial={{ personCount: 1 }} />);
  await enter(field(1, words.name), 'Sara 2');
  await enter(field(1, words.birthYear), '1800');
  await press(getButton('Next'));
  expect([goOn.mock.calls.length, read().includes(words.nameIrregular)]).toEqual([0, true]);
  const thisYear = new Date().getFullYear();
  expect(read()).toContain(`from ${thisYear - 120} to ${thisYear}`);
  expect([field(1, words.name).value, field(1, words.birthYear).value]).toEqual(['Sara 2', '1800']);
  expect(field(1, words.birthYear).getAttribute('aria-invalid')).toBe('true');
});

it('shows the year in the digits of the page, and its example in the calendar of the page', async () => {
  locale = 'fa';
  await render(<Persons initial={{ personCount: 1, persons: [{ name: 'Sara', birthYear: 1370 }] }} />);
  expect(field(1, words.birthYear).value).toBe('۱۳۷۰');
  expect(read()).toMatch(/For example ۱۳[۶-۹][۰-۹]/);
});

it('a person who is counted out and in again keeps what was typed', async () => {
  await render(<Persons initial={{ personCount: 2 }} />);
  await enter(field(2, words.name), 'Omid');
  const step = (label: string) =>
    press(document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? document.body);
  await step(common.decrease);
  expect(document.querySelectorAll('fieldset')).toHaveLength(1);
  await step(common.increase);
  expect(field(2, words.name).value).toBe('Omid');
});
