/** @jest-environment jsdom */
import { createRender, getAlertText, readPage, toServer, unmount } from '@/components/operator/testing';
import type { CallAnswer } from '@/lib/contract';
import desk from '@/messages/en/desk.json';

import { LedgerProof } from './ledger-proof';

const call = toServer();
const AT_MS = Date.UTC(2026, 10, 29, 0, 30);

type Proof = Pick<CallAnswer<'operator/getledgerproof'>, 'provedAtMs' | 'lstBroken'>;

async function show(proof: Proof, lstRole: readonly string[] = ['finance']) {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'operator/getdesk' ? { lstRole } : proof));
  await createRender({ desk })(<LedgerProof />);
}

afterEach(unmount);

it('says that the books are right, and when they were looked at', async () => {
  await show({ provedAtMs: AT_MS, lstBroken: [] });
  expect(readPage()).toContain(desk.proof.right);
  expect(readPage()).toContain('Looked at');
  expect(getAlertText()).toBe('');
});

it('names each rule that is broken with what breaks it, and says so aloud', async () => {
  await show({
    provedAtMs: AT_MS,
    lstBroken: [
      { invariant: 'order-paid-once', subject: 'order', lstId: [50_001, 50_002] },
      { invariant: 'posting-balances', subject: 'posting', lstId: [9] },
    ],
  });
  const alert = getAlertText();
  expect(alert).toContain(desk.proof.wrong);
  expect(alert).toContain(`${desk.proof.invariants['order-paid-once']} ${desk.proof.ids.order} 50001 50002`);
  expect(alert).toContain(`${desk.proof.invariants['posting-balances']} ${desk.proof.ids.posting} 9`);
});

it('is shown to nobody before the first look, and asked for by nobody whose roles do not see it', async () => {
  await show({ provedAtMs: null, lstBroken: [] });
  expect(readPage()).toBe('');
  await unmount();
  await show({ provedAtMs: AT_MS, lstBroken: [] }, ['catalogue']);
  expect(readPage()).toBe('');
  expect(call.mock.calls.map(([name]) => name)).toEqual(['operator/getdesk']);
});
