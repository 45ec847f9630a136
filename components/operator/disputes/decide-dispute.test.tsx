/** @jest-environment jsdom */
import { useState } from 'react';

import { createRender, enter, getButton, press, toServer, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import dispute from '@/messages/en/dispute.json';

import type { Decidable } from './decidable';
import { DecideDispute } from './decide-dispute';

const call = toServer();
const OPEN = {
  disputeid: 7,
  turn: 'operator',
  pending: null,
  mayJudge: true,
  judgeCount: 2,
  capRial: 900,
  askedRial: 500,
};
const PLAN = { giftRial: 0, walletRial: 500, providerRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0 };

/** The case as it is read again: somebody else has decided it. */
function Case() {
  const [isDecided, setIsDecided] = useState(false);
  const shown = isDecided ? { ...OPEN, turn: null } : OPEN;
  return <DecideDispute dispute={shown as unknown as Decidable} onChange={() => setIsDecided(true)} />;
}

afterEach(unmount);

it('a reason stays as it was written when a colleague has decided first, and its dialog says so', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'operator/plandispute') return { plan: { ...PLAN, needsSecond: false } };
    throw new CallError('move-not-allowed', { words: 'Not in this state.' });
  });
  await createRender({ common, desk, dispute })(<Case />);
  await press(getButton(dispute.show));
  // The pressed button is gone; the next one has the focus.
  expect(document.activeElement).toBe(getButton(dispute.decide));
  await press(getButton(dispute.decide));
  const field = document.querySelector('textarea');
  if (!field) throw new Error('No reason is asked for.');
  // What is typed next is the reason: the cross does not have the focus.
  expect(document.activeElement).toBe(field);
  await enter(field, 'As the photos show.');
  const send = [...document.querySelectorAll('[role="dialog"] button')].find(
    ({ textContent }) => textContent === dispute.decide,
  );
  await press(send as HTMLElement);
  expect(document.querySelector('textarea')?.value).toBe('As the photos show.');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(desk.decision.overtaken);
});

it('an appeal that nobody may judge any more says what an owner can do', async () => {
  const render = createRender({ common, desk, dispute });
  const show = (judgeCount: number) =>
    render(<DecideDispute dispute={{ ...OPEN, judgeCount } as unknown as Decidable} onChange={() => undefined} />);
  await show(1);
  expect(document.body.textContent).not.toContain(dispute.noJudge);
  await unmount();
  await show(0);
  expect(document.body.textContent).toContain(dispute.noJudge);
});
