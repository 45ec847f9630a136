/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, toServer, unmount } from '@/components/operator/testing';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { Queue } from './queue';
import { QueuedClock } from './queues/queue-clocks';

const NOW = Date.parse('2026-11-29T08:00:00Z');
const call = toServer();

const show = (rows: readonly number[], name: 'reports' | 'pauses' = 'reports') =>
  createRender({ common, desk, 'desk-queues': queues })(
    <Queue
      name={name}
      rows={rows}
      error={null}
      onRetry={jest.fn()}
      page={0}
      totalCount={rows.length}
      onPage={jest.fn()}
    >
      {(id) => (
        <li key={id}>
          <a href={`/operator/reports/${id}/`} data-row aria-label={`Report ${id}`} />
          <QueuedClock caseId={id} />
        </li>
      )}
    </Queue>,
  );
const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  jest.clearAllMocks();
  const late = { caseid: 1, dueAtMs: NOW - HOUR_MS, isOverdue: true, isSoon: false, owner: null, isMine: false };
  const waits = { caseid: 2, dueAtMs: NOW + 5 * HOUR_MS, isOverdue: false, isSoon: false, owner: null, isMine: false };
  call.mockResolvedValue({ lstCase: [late, waits], totalCount: 2, serverNowMs: NOW });
});
afterEach(unmount);

describe('a row of a queue', () => {
  it('says in words since when it is late, or how long is left, and nothing once it waits no more', async () => {
    await show([1, 2, 3]);
    const [late, waits, over] = shown();
    expect(late).toContain(queues.late.replace('{time}', '').trim());
    expect(waits).toMatch(/5/);
    expect(waits).not.toContain(queues.late.replace('{time}', '').trim());
    expect(over).toBe('');
    const asked = call.mock.calls.map(([name, input]) => [name, input]);
    expect(asked).toMatchObject([['operator/getallcase', { queue: 'reports', pageNumber: 0 }]]);
  });

  it('has the focus again on the way back from the page that it opened, once', async () => {
    await show([1, 2]);
    const link = document.querySelector<HTMLElement>('[href$="/2/"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    await act(async () => link?.click());
    await unmount();
    await show([1, 2]);
    expect(document.activeElement?.getAttribute('href')).toBe('/operator/reports/2/');
    await unmount();
    await show([1, 2]);
    expect(document.activeElement).toBe(document.body);
  });

  it('asks for no clock where nothing waits, and in a list that is no queue', async () => {
    await show([]);
    await unmount();
    await show([1], 'pauses');
    expect(call).not.toHaveBeenCalled();
  });
});
