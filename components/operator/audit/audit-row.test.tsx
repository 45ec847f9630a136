/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/operator/testing';
import { contract, listCallNames } from '@/lib/contract';
import { isDeskCall, isLoggedRead, isUnlogged } from '@/lib/domain/person/desk-access';
import desk from '@/messages/en/desk.json';

import { AuditRow, type AuditEntry } from './audit-row';

const ENTRY = {
  entryid: 1,
  actor: { userid: 3, fullname: 'Behruz Naderi' },
  behalf: null,
  action: 'operator/decidedispute',
  subject: 'dispute',
  subjectid: 7,
  atMs: Date.UTC(2026, 10, 29),
  reason: null,
  input: null,
  before: JSON.stringify({ state: 'desk', backRials: 0, ended: null }),
  after: JSON.stringify({ state: 'decided', backRials: 200, ended: null }),
  outcome: 'done',
  requestid: 'r',
} as unknown as AuditEntry;

const read = async (entry: Partial<AuditEntry>) => {
  await createRender({ desk })(<AuditRow entry={{ ...ENTRY, ...entry }} />);
  const { textContent } = document.body;
  await unmount();
  return textContent;
};

it('names the act, the subject and the end in words, and of the facts those that changed', async () => {
  const text = await read({});
  expect(text).toContain(desk.audit.acts.decidedispute);
  expect(text).toContain(`${desk.audit.subjects.dispute} 7`);
  expect(text).toContain(desk.audit.outcomes.done);
  expect(text).toContain('desk → decided');
  expect(text).not.toContain('ended');
});

it('names the error of what was refused', async () => {
  expect(await read({ outcome: 'not-found', after: null })).toContain(`${desk.audit.refused} not-found`);
});

it('has words for every call of the desk that is logged', () => {
  const logged = listCallNames().filter(
    (name) => isDeskCall(name) && !isUnlogged(name) && (contract[name].limit !== 'reads' || isLoggedRead(name, {})),
  );
  const acts: Readonly<Record<string, string>> = desk.audit.acts;
  expect(logged.filter((name) => !acts[name.split('/').at(-1) ?? ''])).toEqual([]);
});

it('has words for what is read by no call of the desk: a file, a conversation, and a page with a person’s eyes', async () => {
  expect(await read({ action: 'file', subject: 'file' })).toContain(desk.audit.acts.file);
  expect(await read({ action: 'conversation', subject: 'order' })).toContain(desk.audit.acts.conversation);
  expect(await read({ action: 'wallet/getturnover', subject: 'person' })).toContain(
    `${desk.audit.acts.inView} wallet/getturnover`,
  );
});
