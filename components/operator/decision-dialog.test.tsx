/** @jest-environment jsdom */
import { createRender, enter, getButton, press, unmount } from '@/components/operator/testing';
import { account } from '@/lib/client/testing';
import { clearUserAccount, storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { DecisionDialog } from './decision-dialog';

const send = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve());

beforeEach(() => {
  jest.clearAllMocks();
  storeUserAccount(account);
});
afterEach(async () => {
  await unmount();
  clearUserAccount();
  sessionStorage.clear();
});

const show = (keptAs = 'case-1') =>
  createRender({ common, desk })(
    <DecisionDialog
      keptAs={keptAs}
      title="Decide"
      text="Both sides read it."
      sendLabel="Decide"
      onSend={send}
      onClose={jest.fn()}
    />,
  );
/** As after a reload: what the page knew is gone. */
async function comesAgain(keptAs?: string): Promise<void> {
  await unmount();
  await show(keptAs);
}
function getReason(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('Nothing asks for the reason');
  return found;
}

it('says of a reason that the server would refuse that it needs a few words, and sends nothing', async () => {
  await show();
  const reason = getReason();
  await enter(reason, ` ${'a'.repeat(SHORTEST_DECISION_REASON - 1)} `);
  await press(getButton('Decide'));
  expect(document.body.textContent).toContain(desk.decision.reasonWrong);
  expect(send).not.toHaveBeenCalled();
  await enter(reason, 'a'.repeat(SHORTEST_DECISION_REASON));
  await press(getButton('Decide'));
  expect(send).toHaveBeenCalledTimes(1);
});

it('says whether a decision is recorded, or waits for a second operator', async () => {
  for (const [sent, words] of [
    [undefined, desk.decision.recorded],
    [{ waits: false }, desk.decision.recorded],
    [{ waits: true }, desk.decision.waits],
  ] as const) {
    send.mockResolvedValueOnce(sent);
    await show();
    await enter(getReason(), 'As the photos show');
    await press(getButton('Decide'));
    expect(document.body.textContent).toContain(words);
    await unmount();
  }
});

it.each(['move-not-allowed', 'run-not-open', 'appeal-closed', 'application-closed', 'excuse-closed'] as const)(
  'keeps the reason where a colleague was faster (%s), and says how to see the new state',
  async (key) => {
    send.mockRejectedValueOnce(new CallError(key, { words: 'Not in this state.' }));
    await show();
    await enter(getReason(), 'As the photos show');
    await press(getButton('Decide'));
    expect(document.body.textContent).toContain(desk.decision.overtaken);
    expect(getReason().value).toBe('As the photos show');
  },
);

it('says when there is no more room, as after a long text was pasted', async () => {
  await show();
  await enter(getReason(), 'a'.repeat(LONGEST_DECISION_REASON - 1));
  expect(document.body.textContent).not.toContain('letters fit');
  await enter(getReason(), 'a'.repeat(LONGEST_DECISION_REASON));
  expect(document.body.textContent).toContain(common.full.replace('{count}', String(LONGEST_DECISION_REASON)));
});

describe('a reason that was typed and not sent', () => {
  const WRITTEN = 'As the photos show';

  it('stands in its case again after a reload, and in no other', async () => {
    await show();
    await enter(getReason(), WRITTEN);
    await comesAgain();
    expect(getReason().value).toBe(WRITTEN);
    await comesAgain('case-2');
    expect(getReason().value).toBe('');
  });

  it('also stands there when its sending failed, and is erased once it is sent', async () => {
    send.mockRejectedValueOnce(new CallError('service-unavailable'));
    await show();
    await enter(getReason(), WRITTEN);
    await press(getButton('Decide'));
    await comesAgain();
    expect(getReason().value).toBe(WRITTEN);
    await press(getButton('Decide'));
    await comesAgain();
    expect(getReason().value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});
