/** @jest-environment jsdom */
import {
  aServer,
  createRender,
  decide,
  enter,
  get,
  getButton,
  press,
  readPage,
  REASON,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { CertificateDialog } from './certificate-dialog';
import type { HeldCertificate } from './desk-person';

const words = fillNumbers({ account, common, desk }, 'en');
const { papers } = words.desk.person;
const call = aServer<object>();
const onSaved = jest.fn();
const HELD = { kind: 'skill', isHeld: true, validUntil: null } as unknown as HeldCertificate;

const show = () =>
  createRender(words)(<CertificateDialog userId={7} certificate={HELD} onSaved={onSaved} onClose={jest.fn()} />);
const choose = (state: string) => enter(get(HTMLSelectElement, papers.state), state);

it('a certificate with an end needs its last day', async () => {
  await show();
  await decide(getButton(papers.save));
  expect(readPage()).toContain(papers.lastWrong);
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ['endless', true],
  ['none', false],
])('a certificate that is %s has no last day, and what was seen goes with it', async (state, isheld) => {
  await show();
  await choose(state);
  await decide(getButton(papers.save));
  const said = { userid: 7, kind: 'skill', isheld, validuntil: null, reason: REASON };
  const seen = { isheld: true, validuntil: null };
  expect(call.mock.calls).toEqual([['operator/savecertificate', { ...said, seen }]]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('a colleague’s decision is shown before it is written over', async () => {
  const theirs = { isheld: false, validuntil: null };
  call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
  await show();
  await choose('endless');
  await decide(getButton(papers.save));
  expect(readPage()).toContain('Changed meanwhile.');
  expect(onSaved).not.toHaveBeenCalled();
  await press(getButton(words.common.stale.takeTheirs));
  expect(onSaved).toHaveBeenCalledTimes(1);
});
