/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { showTitlePart } from '@/lib/client/title-part';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import provider from '@/messages/en/provider.json';
import workBids from '@/messages/en/work-bids.json';
import units from '@/messages/en/units.json';

import { DoneNotice } from './done-notice';
import { WorkHeading } from './work-heading';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender(fillNumbers({ provider, units, 'work-bids': workBids }, 'en'));
const pay = { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 9_600_000, cashRial: 0, feeRial: 0 };
const running = {
  taskid: 50_001,
  gDate: '2026-11-28',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  state: 'IN_PROGRESS',
  moves: ['finish'],
  bidding: null,
  dispute: null,
  handed: null,
  pay,
} as unknown as WorkDetail;
const done = { ...running, state: 'DONE', moves: [] } as WorkDetail;

/** A page on which a work is finished by a press. */
function Page() {
  const [work, setWork] = useState(running);
  return (
    <>
      <WorkHeading work={work} />
      <DoneNotice work={work} />
      <textarea />
      {work === running && (
        <button type="button" onClick={() => setWork(done)}>
          finish
        </button>
      )}
    </>
  );
}
const text = () => document.querySelector('textarea');
const broughtIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => broughtIntoView.mockClear());
afterEach(() => unmount());

it('a work that was just finished says so in view, with the focus of the button that is gone', async () => {
  await render(<Page />);
  expect(document.body.textContent).not.toContain(provider.done.title);
  await press(getButton('finish'));
  expect(document.activeElement?.textContent).toBe('Regular cleaning');
  expect(broughtIntoView).toHaveBeenCalledTimes(1);
});

it('how a work stands is read out when it changes, and not before', async () => {
  await render(<Page />);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe('');
  await press(getButton('finish'));
  expect(said()).toBe(`Regular cleaning: ${provider.states.DONE}`);
});

it('the title of the page says which work it is, and on which day', async () => {
  document.title = 'Work';
  await render(<WorkHeading work={running} />);
  expect(document.title).toMatch(/^Regular cleaning · Saturday.* · Work$/);
  // The framework takes the server's page over, or leads to another.
  for (const written of ['Work', 'Other work']) {
    await act(async () => void (document.title = written));
    expect(document.title).toMatch(new RegExp(`^Regular cleaning · Saturday.* · ${written}$`));
  }
  await unmount();
  expect(document.title).toBe('Other work');
});

it('two parts of a title both stand there, whatever spaces they end with', async () => {
  document.title = '';
  const takeAway = showTitlePart('New message ');
  await render(<WorkHeading work={running} />);
  await act(async () => undefined);
  expect(document.title).toMatch(/^Regular cleaning · Saturday.* · New message ·$/);
  await unmount();
  takeAway();
  expect(document.title).toBe('');
});

it('a provider who writes a message goes on writing', async () => {
  await render(<Page />);
  text()?.focus();
  await press(getButton('finish'));
  expect(document.activeElement).toBe(text());
  expect(broughtIntoView).not.toHaveBeenCalled();
});

it('while a report is open nothing is promised', async () => {
  await render(<DoneNotice work={{ ...done, dispute: { isOpen: true } } as unknown as WorkDetail} />);
  expect(document.body.textContent).not.toContain(provider.done.title);
});

it('whose bid was not chosen reads so, and not how the order of somebody else stands', async () => {
  const lost = { ...running, state: 'AWAITING_PROVIDER', moves: [], bidding: { ownBid: { sgstate: 3 } } };
  await render(<WorkHeading work={lost as unknown as WorkDetail} />);
  expect(document.body.textContent).toContain(workBids.states.rejected);
  expect(document.body.textContent).not.toContain(provider.states.AWAITING_PROVIDER);
});
