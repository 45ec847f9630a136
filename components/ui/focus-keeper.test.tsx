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
