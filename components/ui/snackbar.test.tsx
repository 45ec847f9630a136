/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { SNACKBAR_MS } from '@/lib/domain/constants/pages';

import { SnackbarProvider, useSnackbar, type SnackbarMessage } from './snackbar';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const said: SnackbarMessage[] = [];

/** Says what waits in `said` when it is pressed. */
function Speaker() {
  const snackbar = useSnackbar();
  return (
    <>
      <input type="button" onClick={() => said.splice(0).forEach(snackbar.show)} />
      <button id="leave" onClick={snackbar.leavePage} />
    </>
  );
}

const show = (message: SnackbarMessage) => {
  said.push(message);
  act(() => document.querySelector('input')?.click());
};

const leavePage = () => act(() => document.querySelector<HTMLElement>('#leave')?.click());

const regionOf = (role: 'status' | 'alert') => document.querySelector(`[role="${role}"]`);
const seen = () => `${regionOf('status')?.textContent ?? ''}${regionOf('alert')?.textContent ?? ''}`;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bar = () => document.querySelector<HTMLElement>('[data-tone]');
const meet = (type: 'mouseover' | 'mouseout') =>
  act(() => void bar()?.dispatchEvent(new MouseEvent(type, { bubbles: true })));

beforeEach(() => {
  jest.useFakeTimers();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  act(() =>
    root.render(
      <SnackbarProvider dismissLabel="dismiss" icons={{ neutral: null, success: null, error: null, dismiss: null }}>
        <Speaker />
      </SnackbarProvider>,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

describe('the snack bar', () => {
  it.each([
    ['4 s by default', undefined, 4000],
    ['2.5 s for registration and login', SNACKBAR_MS.identity, 2500],
    ['5 s for the download link', SNACKBAR_MS.downloadLink, 5000],
  ])('stays %s', (_, durationMs, expectedMs) => {
    show({ text: 'saved', durationMs });
    pass(expectedMs - 1);
    expect(seen()).toBe('saved');
    pass(1);
    expect(seen()).toBe('');
  });

  it('stops counting under a hover or a focus, and counts anew after it', () => {
    show({ text: 'saved' });
    pass(3000);
    meet('mouseover');
    pass(60_000);
    expect(seen()).toBe('saved');
    meet('mouseout');
    pass(3999);
    expect(seen()).toBe('saved');
    act(() => bar()?.querySelector('button')?.focus());
    pass(60_000);
    expect(seen()).toBe('saved');
    act(() => bar()?.querySelector('button')?.blur());
    pass(4000);
    expect(seen()).toBe('');
  });

  it('shows one message at a time, each for its own time, and a repeated one once', () => {
    show({ text: 'first' });
    show({ text: 'second', durationMs: SNACKBAR_MS.downloadLink });
    show({ text: 'second', durationMs: SNACKBAR_MS.downloadLink });
    expect(seen()).toBe('first');
    pass(4000);
    expect(seen()).toBe('second');
    pass(4999);
    expect(seen()).toBe('second');
    pass(1);
    expect(seen()).toBe('');
  });

  it('speaks through regions that are there before it does: errors at once, the rest in a pause', () => {
    const [status, alert] = [regionOf('status'), regionOf('alert')];
    show({ text: 'failed', tone: 'error' });
    expect([regionOf('status'), regionOf('alert')]).toEqual([status, alert]);
    expect(alert?.textContent).toBe('failed');
    act(() => bar()?.querySelector('button')?.click());
    show({ text: 'saved' });
    expect([status?.textContent, alert?.textContent]).toEqual(['saved', '']);
  });

  it('keeps of one thing the newest word alone, and what else waits', () => {
    show({ text: 'accepted', about: 'order 1' });
    show({ text: 'saved' });
    show({ text: 'on the way', about: 'order 1' });
    expect(seen()).toBe('saved');
    pass(4000);
    expect(seen()).toBe('on the way');
  });

  it('keeps of answers to one thing the newest alone, at once', () => {
    show({ text: 'no network', subject: 'network' });
    show({ text: 'the network is back', subject: 'network' });
    expect(seen()).toBe('the network is back');
  });

  it('ends an error with the page that it belongs to, and tells what was done on the next one, too', () => {
    show({ text: 'failed', tone: 'error' });
    leavePage();
    expect(seen()).toBe('');
    show({ text: 'saved', tone: 'success' });
    leavePage();
    expect(seen()).toBe('saved');
  });

  it('shows the answer to what a person has just done before news, which last long and come back after it', () => {
    show({ text: 'accepted', about: 'order 1', durationMs: SNACKBAR_MS.news });
    pass(1000);
    show({ text: 'saved' });
    expect(seen()).toBe('saved');
    show({ text: 'sent' });
    show({ text: 'a message', about: 'order 2', durationMs: SNACKBAR_MS.news });
    pass(4000);
    expect(seen()).toBe('sent');
    pass(4000);
    expect(seen()).toBe('accepted');
    pass(SNACKBAR_MS.news);
    expect(seen()).toBe('a message');
  });

  it('keeps news until a dialog that is open is closed, and answers for nobody', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    show({ text: 'news', about: '/a' });
    expect(bar()?.dataset.news).toBe('');
    pass(SNACKBAR_MS.default * 3);
    expect(seen()).toContain('news');
    dialog.remove();
    pass(SNACKBAR_MS.default * 2);
    expect(seen()).toBe('');
    document.body.append(dialog);
    show({ text: 'saved' });
    expect(bar()?.dataset.news).toBeUndefined();
    pass(SNACKBAR_MS.default);
    expect(seen()).toBe('');
  });

  it('closes by Escape, and the focus is where it was before it came in', () => {
    const before = document.querySelector('input');
    show({ text: 'saved' });
    act(() => before?.focus());
    const dismiss = bar()?.querySelector('button');
    act(() => dismiss?.focus());
    act(() => void dismiss?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect([seen(), document.activeElement]).toEqual(['', before]);
  });
});
