/** @jest-environment jsdom */
import { followAnswers, inOneTab } from './open-tabs';

/**
 * The browser's locks, as far as an alert needs them: one holder at a time, the others in the order in which they
 * asked.
 */
class Locks {
  private readonly waiting: (() => Promise<void>)[] = [];
  private isHeld = false;

  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      this.waiting.push(async () => resolve(await hold()));
      void this.next();
    });
  }

  private async next(): Promise<void> {
    const work = this.isHeld ? undefined : this.waiting.shift();
    if (!work) return;
    this.isHeld = true;
    await work();
    this.isHeld = false;
    void this.next();
  }
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('work that one open tab does for all of them', () => {
  let rung: string[];
  const ring = (tab: string) => () => {
    rung.push(`${tab} rings`);
    return () => void rung.push(`${tab} is silent`);
  };
  beforeEach(() => {
    rung = [];
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('is done in one tab, and by the next when that one ends', async () => {
    const [endFirst, endSecond] = [inOneTab(ring('first')), inOneTab(ring('second'))];
    await settle();
    expect(rung).toEqual(['first rings']);
    endFirst();
    await settle();
    expect(rung).toEqual(['first rings', 'first is silent', 'second rings']);
    endSecond();
    await settle();
    expect(rung.at(-1)).toBe('second is silent');
  });

  it('is not begun by a tab that no longer waits', async () => {
    const [endFirst, endSecond, endThird] = ['first', 'second', 'third'].map((tab) => inOneTab(ring(tab)));
    endSecond?.();
    endFirst?.();
    await settle();
    expect(rung).toEqual(['first rings', 'first is silent', 'third rings']);
    endThird?.();
  });

  it('is done by each in a browser whose locks refuse, as in a sandboxed frame', async () => {
    const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const ends = ['first', 'second'].map((tab) => inOneTab(ring(tab)));
    await settle();
    expect(rung).toEqual(['first rings', 'second rings']);
    for (const end of ends) end();
    expect(rung.slice(2)).toEqual(['first is silent', 'second is silent']);
  });

  it('is done by each in a browser without locks', () => {
    Reflect.deleteProperty(navigator, 'locks');
    const ends = ['first', 'second'].map((tab) => inOneTab(ring(tab)));
    expect(rung).toEqual(['first rings', 'second rings']);
    for (const end of ends) end();
    expect(rung.slice(2)).toEqual(['first is silent', 'second is silent']);
  });
});

describe('an alert answered in one tab', () => {
  const channels: { onmessage: ((event: { data: unknown }) => void) | null; isClosed: boolean }[] = [];
  beforeEach(() => {
    channels.length = 0;
    class Channel {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      isClosed = false;
      constructor(readonly name: string) {
        channels.push(this);
      }
      postMessage(data: unknown) {
        for (const other of channels) if (other !== this && !other.isClosed) other.onmessage?.({ data });
      }
      close() {
        this.isClosed = true;
      }
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('is answered in all others, until they stop listening', () => {
    const heard: string[] = [];
    const [here, there] = [followAnswers((key) => heard.push(`here ${key}`)), followAnswers((key) => heard.push(key))];
    here.tell('order 7');
    expect(heard).toEqual(['order 7']);
    channels[1]?.onmessage?.({ data: { not: 'a key' } });
    there.close();
    here.tell('order 8');
    expect(heard).toEqual(['order 7']);
  });

  it('is that tab’s own where a browser cannot tell the others', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const alone = followAnswers(() => undefined);
    expect(() => {
      alone.tell('order 7');
      alone.close();
    }).not.toThrow();
  });
});
