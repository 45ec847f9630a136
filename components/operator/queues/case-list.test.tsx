/** @jest-environment jsdom */
import { act } from 'react';

import { aServer, createRender, get, getButton, getInput, press } from '@/components/operator/testing';
import { isDesktop } from '@/components/shared/is-desktop';
import bulk from '@/messages/en/bulk.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { CaseList } from './case-list';
import { readList } from './use-list-address';

jest.mock('@/components/shared/is-desktop', () => ({ isDesktop: jest.fn() }));

// jsdom has no layout: each row is as high as a usual one.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 72 });

const NOW = Date.parse('2026-11-30T08:00:00Z');
const call = aServer<{ readonly sort?: string; readonly pageSize?: number }>();

const aCase = (caseid: number) => ({
  queue: 'cash',
  caseid,
  code: `C-${caseid}`,
  fullname: `Customer ${caseid}`,
  amountRial: 5_000_000,
  sinceMs: NOW - 1000,
  dueAtMs: NOW + 3_600_000,
  isOverdue: false,
  isSoon: false,
  owner: null,
  isMine: false,
  snoozedUntilMs: null,
  lstViewer: [],
});

/** `mineId`: the case that the caller owns. */
async function show(query: string, count = 3, mineId = 0): Promise<void> {
  window.history.replaceState(null, '', `/en/operator/${query}`);
  const lstCase = Array.from({ length: count }, (_one, index) => ({
    ...aCase(index + 1),
    isMine: index + 1 === mineId,
  }));
  call.mockImplementation(async (name) =>
    name === 'operator/getallcase'
      ? { lstCase, totalCount: count, serverNowMs: NOW }
      : { userid: 1, lstRole: ['support'], lstColleague: [] },
  );
  const list = readList(new URLSearchParams(query));
  await createRender({ bulk, common, desk, 'desk-queues': queues })(<CaseList group="all" list={list} hasKeys />);
}

const { columns } = queues.table;
const heads = () => [...document.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent);
const asked = () => call.mock.calls.filter(([name]) => name === 'operator/getallcase').map(([, input]) => input);
const findDialog = () => document.querySelector('[role="dialog"]');
const links = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const types = (code: string, key: string, init: KeyboardEventInit = {}) =>
  act(
    async () =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, ...init }),
      ),
  );

beforeEach(() => {
  jest.mocked(isDesktop).mockReturnValue(true);
  // jsdom cannot scroll.
  window.scrollTo = jest.fn();
});

describe('the cases of the desk on a desktop', () => {
  it('are a table with a caption, whose heads say by what it is sorted', async () => {
    await show('?sort=-since&columns=case.since.owner');
    expect(document.querySelector('caption')?.textContent).toBe(queues.groups.all);
    expect(heads()).toEqual([columns.case, columns.since, columns.owner]);
    const sorted = [...document.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort'));
    expect(sorted.filter(Boolean)).toEqual(['descending']);
    expect(asked()).toMatchObject([{ group: 'all', sort: 'since', isDescending: true, pageSize: 20 }]);
  });

  it('are sorted by a press on a head, which the address keeps', async () => {
    await show('?size=50&page=2');
    await press(getButton(columns.owner));
    expect(window.location.search).toBe('?sort=owner&size=50');
  });

  it('are turned around by each further press, also by one that comes before the page has the last order', async () => {
    await show('?sort=owner');
    await press(getButton(columns.owner));
    expect(window.location.search).toBe('?sort=-owner');
    await press(getButton(columns.owner));
    expect(window.location.search).toBe('?sort=owner');
  });

  it('have columns that are hidden and moved, which the address keeps', async () => {
    await show('');
    await press(getInput(columns.queue));
    expect(window.location.search).toBe('?columns=due.case.amount.owner');
    await press(get(HTMLButtonElement, queues.table.earlier.replace('{column}', columns.case)));
    expect(window.location.search).toBe('?columns=case.due.amount.owner');
    expect(getInput(columns.case).disabled).toBe(true);
  });

  it('are gone through, chosen and given away by keys', async () => {
    await show('');
    await types('KeyJ', 'j');
    await types('KeyJ', 'j');
    expect(document.activeElement).toBe(links()[1]);
    await types('KeyX', 'x');
    await types('KeyJ', 'j');
    await types('KeyX', 'X', { shiftKey: true });
    const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true]);
  });

  it.each([
    ['KeyE', queues.assign.title],
    ['KeyZ', queues.snooze.title],
  ])('%s opens its dialog for the row that has the focus', async (code, title) => {
    await show('', 3, 2);
    await types(code, code.at(-1)?.toLowerCase() ?? '');
    expect(findDialog()).toBeNull();
    await types('KeyJ', 'j');
    await types('KeyJ', 'j');
    await types(code, code.at(-1)?.toLowerCase() ?? '');
    expect(findDialog()?.textContent).toContain(title);
    await press(getButton(code === 'KeyE' ? queues.assign.save : queues.snooze.save));
    const sent = call.mock.calls.map(([name, input]) => [name, input]);
    expect(sent).toContainEqual([
      code === 'KeyE' ? 'operator/assigncase' : 'operator/snoozecase',
      expect.objectContaining({ queue: 'cash', caseid: 2 }),
    ]);
  });

  it('Z puts off no case of somebody else', async () => {
    await show('', 3, 2);
    await types('KeyJ', 'j');
    await types('KeyZ', 'z');
    expect(findDialog()).toBeNull();
  });

  it('are two hundred on a page, of which those in sight are drawn, and the keys lead on from the last of them', async () => {
    await show('?size=200', 200);
    expect(asked()[0]).toMatchObject({ pageSize: 200 });
    const drawn = links().length;
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(100);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('201');
    await act(async () => links().at(-1)?.focus());
    await types('KeyJ', 'j');
    expect(document.activeElement?.textContent).toBe(`Customer ${drawn + 1}`);
  });

  it('have the focus again on the way back, however far below the row is', async () => {
    window.sessionStorage.setItem('opened-row', '/en/operator/?size=200 /en/operator/cash/180/');
    await show('?size=200', 200);
    expect(document.activeElement?.textContent).toBe('Customer 180');
  });
});

it('on a phone the cases are a list, and nothing is to be chosen about it', async () => {
  jest.mocked(isDesktop).mockReturnValue(false);
  await show('');
  expect(document.querySelector('table')).toBeNull();
  expect(links()).toHaveLength(3);
  expect(document.body.textContent).not.toContain(queues.table.choose);
});
