/** @jest-environment jsdom */
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { holdChanges } from './change-queue';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const heard = new Set<string>();

/** A form whose state is React's, and that renders once more as soon as it is alive. */
function Form() {
  const [state, setState] = useState({ name: '', note: 'first', city: '1', agrees: false, size: '' });
  const set = (change: Partial<typeof state>) => {
    for (const name of Object.keys(change)) heard.add(name);
    setState((known) => ({ ...known, ...change }));
  };
  return (
    <form>
      <input name="name" value={state.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea name="note" value={state.note} onChange={(event) => set({ note: event.target.value })} />
      <select name="city" value={state.city} onChange={(event) => set({ city: event.target.value })}>
        <option value="1">Tehran</option>
        <option value="2">Shiraz</option>
      </select>
      <input
        type="checkbox"
        name="agrees"
        checked={state.agrees}
        onChange={(event) => set({ agrees: event.target.checked })}
      />
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={state.size === size}
          onChange={() => set({ size })}
        />
      ))}
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector) as Kind;
const readState = (): unknown => JSON.parse(find('output').textContent ?? '');

let root: Root | undefined;
const comesAlive = () => act(async () => void (root = hydrateRoot(document.body, <Form />)));
const looks = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

beforeAll(holdChanges);
beforeEach(() => {
  heard.clear();
  document.body.innerHTML = renderToString(<Form />);
});
afterEach(() => act(async () => root?.unmount()));

/** Types as a browser does: past React's own setter of a control's `value`. */
const type = (selector: string, text: string) => {
  const control = find<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

it('keeps the text and choices from before the framework, as its state and in the controls', async () => {
  type('[name=name]', 'Nika');
  type('[name=note]', '');
  find<HTMLSelectElement>('select').value = '2';
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  find('[name=agrees]').click();
  find('[value=large]').click();
  find<HTMLInputElement>('[name=name]').setSelectionRange(1, 3);
  await comesAlive();
  await looks();
  expect(readState()).toEqual({ name: 'Nika', note: '', city: '2', agrees: true, size: 'large' });
  const { value, selectionStart, selectionEnd } = find<HTMLInputElement>('[name=name]');
  expect([value, selectionStart, selectionEnd]).toEqual(['Nika', 1, 3]);
  expect([find<HTMLInputElement>('[name=agrees]').checked, find<HTMLInputElement>('[value=large]').checked]).toEqual([
    true,
    true,
  ]);
});

it('keeps a letter typed just after the framework came, before it was told of the earlier ones', async () => {
  jest.useFakeTimers();
  type('[name=name]', 'Nik');
  await comesAlive();
  await act(async () => type('[name=name]', 'Nika'));
  await act(async () => jest.runAllTimers());
  jest.useRealTimers();
  expect(readState()).toMatchObject({ name: 'Nika' });
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Nika');
});

it('tells nothing of an untouched control, and nothing twice of a hydrated one', async () => {
  await comesAlive();
  await looks();
  expect(heard.size).toBe(0);
  await act(async () => find('[name=agrees]').click());
  await looks();
  expect(readState()).toMatchObject({ agrees: true });
});

it('tells the last of two choices of a group, also where the first would bring a page without the second', async () => {
  find('[value=small]').click();
  find('[value=large]').click();
  await comesAlive();
  await looks();
  expect(readState()).toMatchObject({ size: 'large' });
  expect(find<HTMLInputElement>('[value=small]').checked).toBe(false);
});

it('tells again, once, what was told before the framework listened', async () => {
  const box = find<HTMLInputElement>('[name=agrees]');
  box.click();
  let tellings = 0;
  box.addEventListener('change', () => (tellings += 1));
  // As a control is between its being taken over and its page's being shown.
  Object.assign(box, { __reactProps$test: { checked: false } });
  for (let times = 0; times < 3; times += 1) await looks();
  expect(tellings).toBeGreaterThan(1);
  Object.assign(box, { __reactProps$test: { checked: true } });
  await looks();
  const told = tellings;
  await looks();
  await looks();
  expect(tellings).toBe(told);
  Reflect.deleteProperty(box, '__reactProps$test');
  await comesAlive();
});
