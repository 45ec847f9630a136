/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { useSaidTimeLeft } from './use-said-time-left';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({});
let setLeft: (minutes: number) => void;

function Said({ met, whole }: { readonly met: number; readonly whole: number }) {
  const [left, setMinutes] = useState(met);
  setLeft = setMinutes;
  return <p>{useSaidTimeLeft(left * MINUTE_MS, whole * MINUTE_MS)}</p>;
}

/** What is read out as so many minutes are left, one after the other. */
async function listSaid(met: number, whole: number, minutes: readonly number[]): Promise<readonly string[]> {
  await render(<Said met={met} whole={whole} />);
  const said = [read()];
  for (const left of minutes) {
    await act(async () => setLeft(left));
    said.push(read());
  }
  return said;
}
const read = () => (document.querySelector('p')?.textContent ?? '').replaceAll('\u00a0', ' ');

afterEach(() => unmount());

it('is said as it is met, at half of the time, at ten minutes and at one', async () => {
  const said = await listSaid(60, 60, [59, 30, 29, 10, 9, 1, 0.5]);
  expect(said).toEqual([
    '1 h 0 min left',
    '1 h 0 min left',
    '30 min left',
    '30 min left',
    '10 min left',
    '10 min left',
    '1 min left',
    '1 min left',
  ]);
});

it('met late, it says what is left then, and the rest of the marks', async () => {
  expect(await listSaid(7, 60, [6, 1])).toEqual(['7 min left', '7 min left', '1 min left']);
});
