/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { leaveLayersBeforeReload } from '@/lib/client/layers';

import { useLayer } from './use-layer';

const render = createRender({});
const SETTLED_MS = 150;
const settles = () => act(async () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)));

interface KeyedState {
  readonly key?: string;
}
const readKey = () => ((window.history.state ?? {}) as KeyedState).key ?? '';

/** The entries of the history with their keys, as a browser with `navigation` has them; jsdom has none. */
function bringsNavigation(): void {
  let keys: readonly string[] = [];
  const { prototype } = History;
  const change =
    (method: 'pushState' | 'replaceState') =>
    (state: unknown, unused: string, address?: string | URL | null): void => {
      const kept = keys.slice(0, keys.indexOf(readKey()) + 1);
      const key = method === 'pushState' ? `key ${keys.length} ${Math.random()}` : (kept.at(-1) ?? 'first');
      keys = method === 'pushState' ? [...kept, key] : [...kept.slice(0, -1), key];
      prototype[method].call(window.history, { ...Object(state), key }, unused, address);
    };
  window.history.pushState = change('pushState');
  window.history.replaceState = change('replaceState');
  const traverseTo = (to: string) => {
    // A real one, too, knows where it is when it goes, not when it is told to.
    const finished = new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        const distance = keys.indexOf(to) - keys.indexOf(readKey());
        if (distance === 0) return void reject(new Error('There already.'));
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
        window.history.go(distance);
      });
    });
    return { committed: finished, finished };
  };
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: {
      traverseTo,
      get currentEntry() {
        return { key: readKey() };
      },
    },
  });
}

beforeEach(() => {
  bringsNavigation();
  window.history.pushState({ page: 'before' }, '', '#before');
  window.history.pushState({ page: 'open' }, '', '#page');
});
afterEach(async () => {
  await unmount();
  Reflect.deleteProperty(window, 'navigation');
  for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, method);
});

function Layer({ onClosed }: { onClosed: () => void }) {
  useLayer(true, onClosed);
  return null;
}

function Page({ startsOpen = false }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        turn
      </button>
      {isOpen && <Layer onClosed={() => setOpen(false)} />}
    </>
  );
}
const readMark = (): unknown => Reflect.get(Object(window.history.state), 'layer');

it('a layer is left for its page once, also where another way to that page is not done yet', async () => {
  await render(<Page startsOpen />);
  expect(readMark()).toBe(1);
  // As the document before a reload may have left it: on its way, and unknown here.
  window.history.back();
  await press(getButton('turn'));
  await settles();
  expect([window.location.hash, readMark()]).toEqual(['#page', undefined]);
});

it('a layer that opens and closes at a page whose own entry bears a mark leaves that page where it is', async () => {
  // A layer that opened while its page was read anew took the place of the page's entry.
  window.history.replaceState({ page: 'open', layer: 1, below: [readKey()] }, '', '#page');
  await render(<Page startsOpen />);
  await press(getButton('turn'));
  await settles();
  expect(window.location.hash).toBe('#page');
});

it('a mark at the page’s own entry goes after a reload, and the entry of a layer is left', async () => {
  window.history.replaceState({ page: 'open', layer: 1, below: [readKey()] }, '', '#page');
  leaveLayersBeforeReload();
  await settles();
  expect([window.location.hash, readMark()]).toEqual(['#page', undefined]);
  window.history.pushState({ page: 'open', layer: 1, below: [readKey()] }, '', '#page');
  leaveLayersBeforeReload();
  await settles();
  expect([window.location.hash, readMark()]).toEqual(['#page', undefined]);
  window.history.back();
  await settles();
  expect(window.location.hash).toBe('#before');
});

it('the way back closes the upper of two layers, then the lower one, and then leaves the page', async () => {
  const closed = jest.fn();
  await render(
    <>
      <Layer onClosed={() => closed('lower')} />
      <Layer onClosed={() => closed('upper')} />
    </>,
  );
  expect(readMark()).toBe(2);
  for (const names of [['upper'], ['upper', 'lower']]) {
    window.history.back();
    await settles();
    expect(closed.mock.calls).toEqual(names.map((name) => [name]));
    expect(window.location.hash).toBe('#page');
  }
  window.history.back();
  await settles();
  expect(window.location.hash).toBe('#before');
});
