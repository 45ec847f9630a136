/** @jest-environment jsdom */
import { act } from 'react';
import { z } from 'zod';

import { TopUpForm } from '@/components/account/top-up-form';
import { callFromBrowser } from '@/lib/client/browser';
import { account as person } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { contract } from '@/lib/contract';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { enter, getInput, press, unmount } from './testing';
import { render } from './sum-form.suite';
import { TYPED } from './typed-sums.suite';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;

/** Sums that a call takes back as the server had named them, by their place in its input. */
const NAMED_BY_THE_SERVER = ['priceRial', 'seenRial', 'seen.feeRial', 'seen.refunds.amountRial', 'order.priceRial'];

interface Shape {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}
const SUM = /(rials?|tomans?|amount|price)$/i;

function listSums(shape: Shape, path: readonly string[] = []): string[] {
  const isNumber = shape.type === 'integer' || shape.type === 'number';
  const own = isNumber && SUM.test(path.at(-1) ?? '') ? [path.join('.')] : [];
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => listSums(part, [...path, name]));
  const others = [
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
    ...(shape.items ? [shape.items] : []),
  ];
  return [...own, ...inner, ...others.flatMap((part) => listSums(part, path))];
}

it('every sum that a call takes is one that the server named, or has its form here', () => {
  const found = Object.entries(contract).flatMap(([name, { input }]) => {
    const shape = z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape;
    const typed = listSums(shape).filter((path) => !NAMED_BY_THE_SERVER.includes(path));
    return typed.map((path) => `${name} ${path}`);
  });
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(TYPED).toSorted());
});

const SIX_HUNDRED_THOUSAND = [
  '600000',
  '۶۰۰۰۰۰',
  '٦٠٠٠٠٠',
  '600000.00',
  '600000,00',
  '600,000.00',
  '600.000,00',
  '۶۰۰٬۰۰۰٫۰۰',
  '۶۰۰،۰۰۰',
  '۶۰۰۰۰۰/۰۰',
  '600 000',
  '۶۰۰۰۰۰ تومان',
];
const NO_SUMS = [
  ['600,000.50', common.amount.fraction],
  ['600,0000', common.amount.unreadable],
  ['۶۰۰ هزار', common.amount.unreadable],
  ['6e5', common.amount.unreadable],
  ['60000000000', common.amount.tooLarge],
] as const;

const forms = Object.entries(TYPED).flatMap(([field, of]) => of.map((form) => [field, form] as const));

describe.each(forms)('the sum of %s', (field, { open, label, send, sentRials = 6_000_000, answers = {} }) => {
  const [name = '', path = ''] = field.split(' ');
  const sent = () =>
    call.mock.calls
      .filter(([called]) => called === name)
      .map(([, input]) => path.split('.').reduce<unknown>((part, key) => Object([part].flat()[0])[key], input));
  const leave = (input: HTMLInputElement) => act(async () => input.blur());
  const typeInto = async (text: string) => {
    const input = getInput(label);
    await act(async () => input.focus());
    await enter(input, text);
    return input;
  };
  beforeEach(async () => {
    window.sessionStorage.clear();
    storeUserAccount({ ...person, userId: 201 });
    call.mockReset();
    const answered: Readonly<Record<string, unknown>> = {
      'wallet/getaccountbalance': { balanceRial: 0 },
      'config/getavailableipgnew': { lstIpg: [{ activeInIncreaseWallet: true }] },
      ...answers,
    };
    call.mockImplementation(async (called) => answered[called] ?? { redirectUrl: '#bank' });
    await open();
  });
  afterEach(unmount);

  it.each(SIX_HUNDRED_THOUSAND)('is 600,000 tomans where «%s» was typed', async (text) => {
    const input = await typeInto(text);
    await leave(input);
    expect(input.value).toBe('600000');
    expect(document.body.textContent).toContain('600,000');
    await send();
    expect(sent()).toEqual([sentRials]);
  });

  it.each(NO_SUMS)('is none where «%s» was typed: that stays, with words, and nothing is sent', async (text, words) => {
    const input = await typeInto(text);
    const typed = input.value;
    await send();
    await leave(input);
    expect(sent()).toEqual([]);
    expect(input.value).toBe(typed);
    expect(document.body.textContent).toContain(words);
    await typeInto('600,000');
    await send();
    expect(sent()).toEqual([sentRials]);
  });
});

it('a chip takes the place of what was typed and was no sum, which does not come back', async () => {
  call.mockImplementation(async (name) =>
    name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : { lstIpg: [{ activeInIncreaseWallet: true }] },
  );
  await render(<TopUpForm />);
  await enter(getInput(account.topUp.amount), '6e5');
  const chip = document.querySelector<HTMLInputElement>('input[type="radio"]');
  if (!chip) throw new Error('There are no chips');
  await press(chip);
  expect(getInput(account.topUp.amount).value).toBe('100000');
  await enter(getInput(account.topUp.amount), '');
  expect(getInput(account.topUp.amount).value).toBe('');
  await unmount();
});
