/** @jest-environment jsdom */
import { useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { useSaidTimeLeft } from './use-said-time-left';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({});

interface SaidProps {
  readonly minutes: readonly number[];
  readonly whole: number;
}

/** Each press of the button is the next of these minutes. */
function Said({ minutes, whole }: SaidProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <p>{useSaidTimeLeft((minutes[at] ?? 0) * MINUTE_MS, whole * MINUTE_MS)}</p>
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
    </>
  );
}

/** Lists the announcements while the minutes count down. */
async function listSaid(minutes: readonly number[], whole: number): Promise<readonly string[]> {
  await render(<Said minutes={minutes} whole={whole} />);
  const said = [read()];
  while (said.length < minutes.length) {
    await press(getButton('next'));
    said.push(read());
  }
  return said;
}
const read = () => (document.querySelector('p')?.textContent ?? '').replaceAll('\u00a0', ' ');

afterEach(() => unmount());

it('is said as it is met, at half of the time, at ten minutes and at one', async () => {
  const said = await listSaid([60, 59, 30, 29, 10, 9, 1, 0.5], 60);
  expect(said).toEqual([
    '1 h left',
    '1 h left',
    '30 min left',
    '30 min left',
    '10 min left',
    '10 min left',
    '1 min left',
    '1 min left',
  ]);
});

it('met late, it says what is left then, and the rest of the marks', async () => {
  expect(await listSaid([7, 6, 1], 60)).toEqual(['7 min left', '7 min left', '1 min left']);
});
