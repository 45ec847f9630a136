/** @jest-environment jsdom */
import { createRender, enter, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import words from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { OrganisationForm } from './organisation-form';
import type { Account } from './use-account';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const person = {
  userId: 7,
  firstName: 'Sara',
  lastName: 'Ahmadi',
  mobileNo: '09120000001',
  email: null,
  birthDate: null,
  gender: null,
  nationalCode: null,
  organisation: null,
} as Account;
const kept = {
  organisationName: 'Sepid',
  nationalId: '10380284790',
  registrationId: '123',
  economicCode: '411111111111',
  landline: '02112345678',
  headOfficeProvinceId: 8,
  headOfficeCityId: 1,
};
const lstProvince = [
  { provinceid: 8, name: 'Tehran province', lstCity: [{ cityid: 1, name: 'Tehran' }] },
  { provinceid: 4, name: 'Isfahan province', lstCity: [{ cityid: 3, name: 'Isfahan' }] },
];
const { organisation } = words;
const render = createRender({ account: words, common });
const field = (key: keyof typeof organisation) => get(HTMLInputElement, organisation[key]);
const list = (key: keyof typeof organisation) => get(HTMLSelectElement, organisation[key]);

let onSaved: jest.Mock;
beforeEach(() => {
  onSaved = jest.fn();
  call.mockReset();
  call.mockImplementation(async (name) =>
    name === 'geo/province-and-city' ? { lstProvince } : { account: { ...person, organisation: kept } },
  );
});
afterEach(() => unmount());

it('provinces and cities that did not come say so in their place, and come with the next try', async () => {
  call.mockRejectedValueOnce(new CallError('service-unavailable', { words: 'Too much to do.' }));
  await render(<OrganisationForm account={{ ...person, organisation: kept }} onSaved={onSaved} />);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Too much to do.');
  await press(get(HTMLButtonElement, common.retry));
  expect(list('city').value).toBe('1');
});

it('every field of a legal entity is typed in any digits and sent, the head office from a province’s cities', async () => {
  await render(<OrganisationForm account={person} onSaved={onSaved} />);
  await press(get(HTMLButtonElement, organisation.save));
  expect(document.body.textContent).toContain(organisation.required);
  expect(named('user/editprofile')).toEqual([]);
  await enter(field('organisationName'), 'Sepid');
  await enter(field('nationalId'), '۱۰۳۸۰۲۸۴۷۹۰');
  await enter(field('registrationId'), '١٢٣');
  await enter(field('economicCode'), '4111 1111 1111');
  await enter(field('landline'), '021-12345678');
  expect(list('city').disabled).toBe(true);
  await enter(list('province'), '8');
  expect([...list('city').options].map(({ textContent }) => textContent)).toEqual([organisation.choose, 'Tehran']);
  await enter(list('city'), '1');
  await press(get(HTMLButtonElement, organisation.save));
  const { headOfficeProvinceId: _province, ...sent } = kept;
  expect(named('user/editprofile')).toEqual([{ organisation: sent, seen: { organisation: null } }]);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ organisation: kept }));
});

it('fills the fields with the stored organisation, and removes it as a whole', async () => {
  await render(<OrganisationForm account={{ ...person, organisation: kept }} onSaved={onSaved} />);
  const shown = (['organisationName', 'nationalId', 'registrationId', 'economicCode', 'landline'] as const).map(
    (key) => field(key).value,
  );
  expect([...shown, list('province').value, list('city').value]).toEqual([
    'Sepid',
    '10380284790',
    '123',
    '411111111111',
    '02112345678',
    '8',
    '1',
  ]);
  await press(get(HTMLButtonElement, organisation.remove));
  expect(named('user/editprofile')).toEqual([{ organisation: null, seen: { organisation: kept } }]);
  expect(field('organisationName').value).toBe('');
});

it('another province takes its city with it; what is refused stays typed and is named', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'geo/province-and-city') return { lstProvince };
    throw new CallError('invalid-input', {
      words: 'Something is wrong.',
      fields: [{ field: 'organisation.landline', message: 'No landline.' }],
    });
  });
  await render(<OrganisationForm account={{ ...person, organisation: kept }} onSaved={onSaved} />);
  await enter(list('province'), '4');
  expect(list('city').value).toBe('');
  await press(get(HTMLButtonElement, organisation.save));
  expect(named('user/editprofile')).toEqual([
    expect.objectContaining({ organisation: expect.objectContaining({ headOfficeCityId: null }) }),
  ]);
  const problem = document.getElementById(field('landline').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect([problem?.textContent, field('landline').value, onSaved.mock.calls]).toEqual([
    organisation.wrong,
    '02112345678',
    [],
  ]);
});
