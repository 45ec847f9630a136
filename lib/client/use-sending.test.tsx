/** @jest-environment jsdom */
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { CallError } from '@/lib/contract/call-error';

import { fetchPart, toFieldWords, useSending, type Sending } from './use-sending';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let sending: Sending;

interface ButtonProps {
  readonly staysBusy: boolean;
  readonly onRender: (state: Sending) => void;
}

function Button({ staysBusy, onRender }: ButtonProps) {
  const state = useSending({ staysBusy });
  useEffect(() => onRender(state));
  return null;
}

async function show({ staysBusy = false } = {}) {
  root = createRoot(document.body);
  await act(async () => root.render(<Button staysBusy={staysBusy} onRender={(state) => void (sending = state)} />));
}

/** Presses, and settles the work later. */
async function press(): Promise<{ sent: ReturnType<Sending['send']>; settle: (outcome: unknown) => Promise<void> }> {
  let resolve: (answer: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  let sent: ReturnType<Sending['send']> | undefined;
  await act(async () => void (sent = sending.send(() => promise)));
  if (!sent) throw new Error('nothing was pressed');
  sent.catch(() => undefined);
  const settle = (outcome: unknown) => act(async () => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
  return { sent, settle };
}

afterEach(() => act(async () => root.unmount()));

it('is busy until the answer is there, and returns it', async () => {
  await show();
  const { sent, settle } = await press();
  expect(sending.isSending).toBe(true);
  await settle('the answer');
  expect(await sent).toEqual({ ok: true, answer: 'the answer' });
  expect(sending).toMatchObject({ isSending: false, failure: null });
});

it('keeps the failure of a call until the next sending, or until it is forgotten', async () => {
  await show();
  const failure = new CallError('slot-taken');
  const first = await press();
  await first.settle(failure);
  expect(await first.sent).toEqual({ ok: false, failure });
  expect(sending).toMatchObject({ isSending: false, failure });

  const second = await press();
  expect(sending).toMatchObject({ isSending: true, failure: null });
  await second.settle(failure);
  expect(sending.failure).toBe(failure);
  await act(async () => sending.forget());
  expect(sending.failure).toBeNull();
});

it('ignores a second press while one is under way: neither its work nor the next statement runs', async () => {
  await show();
  const first = await press();
  const work = jest.fn();
  const goOn = jest.fn();
  void sending.send(work).then(goOn, goOn);
  await first.settle('once');
  expect(await first.sent).toEqual({ ok: true, answer: 'once' });
  expect(work).not.toHaveBeenCalled();
  expect(goOn).not.toHaveBeenCalled();
});

it("throws on what is no call's failure, and is free again", async () => {
  await show();
  const { sent, settle } = await press();
  const defect = new TypeError('a defect');
  await settle(defect);
  await expect(sent).rejects.toBe(defect);
  expect(sending).toMatchObject({ isSending: false, failure: null });
});

it('stays busy after success when the page is left, not after a failure, and is free for a person who returns to the page', async () => {
  await show({ staysBusy: true });
  const refused = await press();
  await refused.settle(new CallError('network-failed'));
  expect(sending.isSending).toBe(false);

  const { settle } = await press();
  await settle('https://bank.example/');
  expect(sending.isSending).toBe(true);
  const work = jest.fn();
  void sending.send(work);
  expect(work).not.toHaveBeenCalled();

  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(sending.isSending).toBe(false);
  expect((await press()).sent).toBeInstanceOf(Promise);
  expect(sending.isSending).toBe(true);
});

it("a part that could not be fetched is the network's failure", async () => {
  await expect(fetchPart(Promise.reject(new TypeError('no chunk')))).rejects.toMatchObject({ key: 'network-failed' });
  expect(await fetchPart(Promise.resolve('a part'))).toBe('a part');
});

it('gives the server’s words about wrong fields by field', () => {
  const failure = new CallError('invalid-input', { fields: [{ field: 'email', message: 'This is no address.' }] });
  expect(toFieldWords(failure)).toEqual({ email: 'This is no address.' });
  expect(toFieldWords(null)).toEqual({});
});
