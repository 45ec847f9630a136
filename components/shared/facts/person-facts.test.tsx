/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { CAR_WASH_METHODS, GENDERS } from '@/lib/contract/enumerations';
import { WORKER_GRADES } from '@/lib/contract/provider-enumerations';
import ar from '@/messages/ar/order.json';
import de from '@/messages/de/order.json';
import en from '@/messages/en/order.json';
import fa from '@/messages/fa/order.json';

import { PersonFacts } from './person-facts';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

afterEach(() => unmount());

const person = {
  fullname: 'Maryam Ahmadi',
  merchantName: 'Clean House',
  gender: 'female',
  workerCode: 'PY1001',
} as const;

describe.each(Object.entries({ fa, en, de, ar }))('the facts of a professional, in %s', (_locale, order) => {
  const render = createRender({ order });

  it('has gender, code, firm, standing and the way a car is washed', async () => {
    const words = order.provider;
    for (const gender of GENDERS)
      for (const workerGrade of WORKER_GRADES)
        for (const carWashMethod of [...CAR_WASH_METHODS, 'both'] as const) {
          await render(<PersonFacts person={{ ...person, gender, workerGrade, carWashMethod }} />);
          const facts = [...document.querySelectorAll('span > span')].map(({ textContent }) => textContent);
          expect(facts).toEqual(expect.arrayContaining([words.gender[gender], words.grades[workerGrade]]));
          expect(facts).toContain(words.carWash[carWashMethod]);
          expect(facts.some((fact) => fact?.includes('PY1001'))).toBe(true);
          expect(facts.some((fact) => fact?.includes('Clean House'))).toBe(true);
          await unmount();
        }
  });
});

it('somebody who works alone has no firm, and who washes no cars no way of washing', async () => {
  const render = createRender({ order: en });
  await render(<PersonFacts person={{ ...person, merchantName: person.fullname }} />);
  expect(document.body.textContent).toBe('WomanCode PY1001');
});
