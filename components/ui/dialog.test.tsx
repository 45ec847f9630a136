/** @jest-environment jsdom */
import { act, useEffect, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { leaveClosedLayers, pushEntry, whenOnPage } from '@/lib/client/layers';

import { Dialog } from './dialog';

const render = createRender({});
const MOST_TURNS = 600;
const closeButton = () => document.querySelector<HTMLElement>('[aria-label="close"]') ?? document.body;
const readLayer = (): unknown => Reflect.get(Object(window.history.state), 'layer');
/** The history is on its way until then; a busy machine takes its time. */
const isAt = (hash: string, layer?: number) =>
  act(async () => {
    for (let turn = 0; turn < MOST_TURNS && (window.location.hash !== hash || readLayer() !== layer); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
  });
const goesBack = async (hash: string, layer?: number) => {
  window.history.back();
  await isAt(hash, layer);
};

beforeEach(() => window.history.pushState({ page: 'open' }, '', '#page'));
afterEach(unmount);

const show = (onOpenChange: (open: boolean) => void) =>
  render(
    <Dialog open title="Sure" closeLabel="close" onOpenChange={onOpenChange}>
      text
    </Dialog>,
  );

it('the way back closes a dialog, and the page stays', async () => {
  const onOpenChange = jest.fn();
  await show(onOpenChange);
  expect(window.history.state).toEqual({ page: 'open', layer: 1 });
  await goesBack('#page');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect([window.location.hash, window.history.state]).toEqual(['#page', { page: 'open' }]);
});

it('a dialog that its button closes takes its entry with it', async () => {
  await render(<Page />);
  await press(getButton('open'));
  expect(readLayer()).toBe(1);
  await press(closeButton());
  await isAt('#page');
  expect([window.location.hash, readLayer()]).toEqual(['#page', undefined]);
});

let showThese: (names: readonly string[]) => void = () => undefined;

function Dialogs({ onClosed }: { onClosed: (name: string) => void }) {
  const [names, setNames] = useState<readonly string[]>(['login']);
  useEffect(() => {
    showThese = setNames;
  }, []);
  return names.map((name) => (
    <Dialog key={name} open title={name} closeLabel="close" onOpenChange={() => onClosed(name)}>
      text
    </Dialog>
  ));
}

it('a dialog that follows another has its entry, and of two the upper one is closed first', async () => {
  const closed: string[] = [];
  await render(<Dialogs onClosed={(name) => closed.push(name)} />);
  const { length } = window.history;
  await act(async () => showThese(['registration']));
  // The entries of closed layers are left a turn later: there are none.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([window.history.length, readLayer()]).toEqual([length, 1]);
  await act(async () => showThese(['registration', 'code']));
  await goesBack('#page', 1);
  expect([closed, readLayer()]).toEqual([['code'], 1]);
  await goesBack('#page');
  expect([closed, readLayer()]).toEqual([['code', 'registration'], undefined]);
});

it('a link out of a dialog replaces its history entry', async () => {
  await render(<Page />);
  await press(getButton('open'));
  const { length } = window.history;
  pushEntry({ page: 'next' }, '#next');
  await press(closeButton());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([window.history.length, window.location.hash, window.history.state]).toEqual([
    length,
    '#next',
    { page: 'next' },
  ]);
  await goesBack('#page');
  expect([window.location.hash, window.history.state]).toEqual(['#page', { page: 'open' }]);
});

it('a link pressed while a dialog’s history entry is being left still leads on, and waiting work follows it', async () => {
  await render(<Page />);
  await press(getButton('open'));
  await press(closeButton());
  leaveClosedLayers();
  pushEntry({ page: 'next' }, '#next');
  // It waits until the browser is on its way no longer.
  await new Promise<void>((resolve) => whenOnPage(resolve));
  expect([window.location.hash, window.history.state]).toEqual(['#next', { page: 'next' }]);
});

function Page() {
  const [stage, setStage] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main id="content" tabIndex={-1}>
      {stage === 'before' && (
        <button type="button" onClick={() => setStage('open')}>
          open
        </button>
      )}
      {stage === 'open' && (
        <Dialog open title="Sure" closeLabel="close" onOpenChange={() => setStage('after')}>
          text
        </Dialog>
      )}
    </main>
  );
}

it('the focus goes to the page’s content when what opened a dialog is gone', async () => {
  await render(<Page />);
  await act(async () => getButton('open').focus());
  await press(getButton('open'));
  await press(closeButton());
  // The dialog gives the focus back a turn later.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(document.getElementById('content'));
});
