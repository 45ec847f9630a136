/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';

import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';

import { useCall } from './use-call';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// jsdom has none.
Object.assign(globalThis, { TextEncoder });

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const asked = (name: string) => call.mock.calls.filter(([called]) => called === name).length;

function Asking() {
  useCall('boot/getallcategoryv3', {});
  useCall('geo/province-and-city', {});
  return null;
}

it('repeats a call after the host’s failure by itself, but not after a refusal for too many calls', async () => {
  call.mockImplementation((name) =>
    Promise.reject(
      name === 'geo/province-and-city'
        ? new CallError('TooMuchRequest', { retryAfterSeconds: 1 })
        : new CallError('service-unavailable'),
    ),
  );
  const root = createRoot(document.body);
  root.render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 }}>
      <Asking />
    </SWRConfig>,
  );
  await new Promise<void>((resolve) => {
    const watch = setInterval(() => {
      if (asked('boot/getallcategoryv3') < 4) return;
      clearInterval(watch);
      resolve();
    }, 1);
  });
  expect(asked('geo/province-and-city')).toBe(1);
  root.unmount();
});
