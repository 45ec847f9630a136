/** @jest-environment jsdom */
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { toMobile } from '@/lib/domain/person/mobile';
import { toDigitsOnly } from '@/lib/domain/text/digits';

import { DigitField } from './digit-field';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'fa' }),
  usePathname: () => '/',
  useRouter: () => ({}),
}));

const LENGTH = 11;
const kept = jest.fn();

function Phone() {
  const [digits, setDigits] = useState('');
  const keep = (value: string) => {
    kept(value);
    setDigits(value);
  };
  return (
    <DigitField
      label="Phone"
      type="tel"
      digits={digits}
      length={LENGTH}
      onDigitsChange={keep}
      readDigits={(typed) => toMobile(typed) ?? toDigitsOnly(typed, LENGTH)}
    />
  );
}

async function open(): Promise<HTMLInputElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  await act(async () => createRoot(container).render(<Phone />));
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no field');
  return input;
}

/** As a browser does: the text is there, the caret behind what was typed, and then the page hears of it. */
async function types(input: HTMLInputElement, text: string, caret = text.length): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => kept.mockReset());

it('shows the reader’s digits whatever was typed, pasted or filled in, and keeps Latin ones', async () => {
  const input = await open();
  for (const typed of ['09121234567', '۰۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧', ' +98 (912) 123-4567 ']) {
    await types(input, '');
    await types(input, typed);
    expect(input.value).toBe('۰۹۱۲۱۲۳۴۵۶۷');
    expect(kept).toHaveBeenLastCalledWith('09121234567');
  }
});

it('leaves the caret where a digit was put right', async () => {
  const input = await open();
  await types(input, '0912');
  await types(input, '۰۹5۱۲', 3);
  expect([input.value, input.selectionStart]).toEqual(['۰۹۵۱۲', 3]);
});

it('takes nothing but digits, and no more than there are', async () => {
  const input = await open();
  await types(input, 'a0912-123-45678');
  expect(input.value).toBe('۰۹۱۲۱۲۳۴۵۶۷');
  await types(input, `${input.value}x`);
  expect(input.value).toBe('۰۹۱۲۱۲۳۴۵۶۷');
});
