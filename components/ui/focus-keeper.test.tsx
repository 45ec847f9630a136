/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { Dialog } from './dialog';
import { FocusKeeper } from './focus-keeper';

// jsdom draws nothing, so nothing would be seen.
Element.prototype.getClientRects = function getClientRects() {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
};

const render = createRender({});
afterEach(() => unmount());

function List() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (row: string) => {
    setAsked(null);
    setRows(rows.filter((other) => other !== row));
  };
  return (
    <FocusKeeper>
      <h1 tabIndex={-1}>Rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => remove(row)}>{`remove ${row}`}</button>
            <button type="button" onClick={() => setAsked(row)}>{`ask ${row}`}</button>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog open title="Sure" closeLabel="close" onOpenChange={() => setAsked(null)}>
          <button type="button" onClick={() => remove(asked)}>
            yes
          </button>
        </Dialog>
      )}
    </FocusKeeper>
  );
}

const focused = () => document.activeElement?.textContent;

async function pressWithKeys(name: string): Promise<void> {
  const button = getButton(name);
  await act(async () => button.focus());
  await press(button);
}

it('the focus goes to what stands next when what had it is gone, and in the end to the heading', async () => {
  await render(<List />);
  await pressWithKeys('remove two');
  expect(focused()).toBe('remove three');
  await press(getButton('remove three'));
  expect(focused()).toBe('remove one');
  await press(getButton('remove one'));
  expect(focused()).toBe('Rows');
});

it('the focus goes to what stands next when a dialog has removed what opened it', async () => {
  await render(<List />);
  await pressWithKeys('ask one');
  await pressWithKeys('yes');
  expect(focused()).toBe('remove two');
});

it('a press elsewhere gives the focus up for good: nothing takes it back later', async () => {
  await render(<List />);
  await act(async () => getButton('remove one').focus());
  await act(async () => getButton('remove one').blur());
  await press(getButton('remove one'));
  expect(document.activeElement).toBe(document.body);
});

const MOVES = ['accept', 'set off', 'start'];

/** Two jobs: the moves of the first come one after the other; the second of them opens later. */
function Job() {
  const [made, setMade] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const go = () => setMade(made + 1);
  return (
    <main id="content" tabIndex={-1}>
      <FocusKeeper>
        <h2 tabIndex={-1} data-state-heading>{`made ${made}`}</h2>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <div data-moves="1">
          {MOVES.slice(made, made + 1).map((move) => (
            <button
              key={move}
              type="button"
              data-next-move
              disabled={move === 'set off' && !isOpen}
              onClick={move === 'accept' ? () => setAsked(true) : go}
            >
              {move}
            </button>
          ))}
        </div>
        <div data-moves="2">
          <button type="button" data-next-move>
            another job
          </button>
        </div>
        {isAsked && (
          <Dialog open title="Sure" closeLabel="close" onOpenChange={() => setAsked(false)}>
            <button type="button" onClick={go}>
              move
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              yes
            </button>
          </Dialog>
        )}
      </FocusKeeper>
    </main>
  );
}

it('after a move the focus goes to the next move if it is open, else to the state, and never to another job’s move', async () => {
  await render(<Job />);
  await pressWithKeys('accept');
  // The move is made while the dialog still stands, as it is without a network.
  await pressWithKeys('move');
  await pressWithKeys('yes');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(focused()).toBe('made 1');
  await press(getButton('open'));
  await pressWithKeys('set off');
  expect(focused()).toBe('start');
  await press(getButton('start'));
  expect(focused()).toBe('made 3');
});

it('a button that closes under the focus gives it on', async () => {
  function Counter() {
    const [left, setLeft] = useState(1);
    return (
      <FocusKeeper>
        <button type="button">less</button>
        <button type="button" disabled={left === 0} onClick={() => setLeft(0)}>
          more
        </button>
      </FocusKeeper>
    );
  }
  await render(<Counter />);
  await pressWithKeys('more');
  expect(focused()).toBe('less');
});
