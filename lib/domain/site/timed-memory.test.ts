import { TimedMemory } from './timed-memory';

const KEPT_FOR_MS = 60_000;
let nowMs = 0;
let readCount = 0;

const open = (options: { sharesReads?: boolean; lastStandsIn?: boolean } = {}) =>
  new TimedMemory<string>({ keptForMs: KEPT_FOR_MS, now: () => nowMs, ...options });
const read = () => Promise.resolve(`read ${(readCount += 1)}`);
const fail = () => Promise.reject(new Error('away'));

/** A read that ends when the test says so. */
function readLater() {
  let end: (value: string) => void = () => undefined;
  const reading = new Promise<string>((resolve) => (end = resolve));
  return { read: () => reading, end };
}

beforeEach(() => {
  nowMs = 1_000_000;
  readCount = 0;
});

it('reads a key once while its time lasts, then again', async () => {
  const memory = open();
  expect(await memory.recall('a', read)).toBe('read 1');
  expect(await memory.recall('b', read)).toBe('read 2');
  nowMs += KEPT_FOR_MS - 1;
  expect(await memory.recall('a', read)).toBe('read 1');
  expect(memory.find('a')).toBe('read 1');
  nowMs += 1;
  expect(memory.find('a')).toBeUndefined();
  expect(await memory.recall('a', read)).toBe('read 3');
});

it('counts the time from the beginning of a read: its value may be as old as that', async () => {
  const memory = open();
  const late = readLater();
  const asked = memory.recall('a', late.read);
  nowMs += KEPT_FOR_MS;
  late.end('late');
  expect(await asked).toBe('late');
  expect(memory.find('a')).toBeUndefined();
});

it('does not keep a failure', async () => {
  const memory = open();
  await expect(memory.recall('a', fail)).rejects.toThrow('away');
  expect(await memory.recall('a', read)).toBe('read 1');
});

it('does not keep a value that was deleted while it was being read, also where reads are shared', async () => {
  for (const sharesReads of [false, true]) {
    const memory = open({ sharesReads });
    const late = readLater();
    const asked = memory.recall('a', late.read);
    memory.forget();
    // A reader after the change does not get what was read before it.
    expect(await memory.recall('a', () => Promise.resolve('new'))).toBe('new');
    late.end('old');
    expect(await asked).toBe('old');
    expect(memory.find('a')).toBe('new');
  }
});

it('shares a running read only on request', async () => {
  const [shared, own] = [open({ sharesReads: true }), open()];
  expect(await Promise.all([shared.recall('a', read), shared.recall('a', read)])).toEqual(['read 1', 'read 1']);
  expect(await Promise.all([own.recall('a', read), own.recall('a', read)])).toEqual(['read 2', 'read 3']);
  await expect(Promise.all([shared.recall('b', fail), shared.recall('b', fail)])).rejects.toThrow('away');
  expect(await shared.recall('b', read)).toBe('read 4');
});

it('serves the last value on request when a read fails, and tries again a time later', async () => {
  const memory = open({ lastStandsIn: true });
  await expect(memory.recall('a', fail)).rejects.toThrow('away');
  await memory.recall('a', read);
  nowMs += 5 * KEPT_FOR_MS;
  expect(await memory.recall('a', fail)).toBe('read 1');
  expect(memory.find('a')).toBe('read 1');
  nowMs += KEPT_FOR_MS;
  expect(await memory.recall('a', read)).toBe('read 2');
});
