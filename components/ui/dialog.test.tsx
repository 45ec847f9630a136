/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { Dialog } from './dialog';

const render = createRender({});
const watchers: EventTarget[] = [];

/** As Chromium on Android: the newest watcher hears of the way back. */
class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }

  destroy() {
    watchers.splice(watchers.indexOf(this), 1);
  }
}

const goesBack = () => act(async () => void watchers.at(-1)?.dispatchEvent(new Event('close')));

afterEach(async () => {
  await unmount();
  Reflect.deleteProperty(window, 'CloseWatcher');
});

const show = (onOpenChange: (open: boolean) => void, isPersistent = false) =>
  render(
    <Dialog open title="Sure" closeLabel="close" isPersistent={isPersistent} onOpenChange={onOpenChange}>
      text
    </Dialog>,
  );

it('a phone’s way back closes a dialog, and the page stays', async () => {
  Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  const onOpenChange = jest.fn();
  await show(onOpenChange);
  await goesBack();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await unmount();
  expect(watchers).toEqual([]);
});

it('a dialog that nothing but its own buttons closes does not take the way back', async () => {
  Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  await show(() => undefined, true);
  expect(watchers).toEqual([]);
});

it('a browser that does not tell of the way back shows dialogs all the same', async () => {
  const onOpenChange = jest.fn();
  await show(onOpenChange);
  const close = document.querySelector<HTMLElement>('[aria-label="close"]');
  await press(close ?? document.body);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
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
  await press(document.querySelector<HTMLElement>('[aria-label="close"]') ?? document.body);
  // The dialog gives the focus back a turn later.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(document.getElementById('content'));
});
