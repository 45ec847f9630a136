/** @jest-environment jsdom */
import { allowSound, isSoundAllowed, startRinging } from './alert-sound';

const part = {
  frequency: { value: 0 },
  gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  connect: (next: unknown) => next,
  stop: () => undefined,
};
const strike = jest.fn();

/** As much of the browser's sound as two bells need: jsdom has none. */
class SilentContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  readonly createOscillator = () => ({ ...part, start: strike });
  readonly createGain = () => part;
}

const BELLS_A_SOUND = 2;
const countSounds = () => strike.mock.calls.length / BELLS_A_SOUND;

it.each([
  ['lacks', undefined],
  [
    'refuses',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('in a browser that %s sound, an alert is seen and not heard', async (_what, AudioContext) => {
  Object.assign(window, { AudioContext });
  expect(isSoundAllowed()).toBe(false);
  await allowSound();
  const stop = startRinging();
  stop();
  expect(countSounds()).toBe(0);
});

it('an alert sounds and shakes the phone at once and every 3 seconds, until it is answered', () => {
  jest.useFakeTimers();
  const shakes = jest.fn();
  Object.assign(navigator, { vibrate: shakes });
  Object.assign(globalThis, { AudioContext: SilentContext });
  const stop = startRinging();
  const heard = [0, 2999, 1, 2999, 1, 3000].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return countSounds();
  });
  expect(heard).toEqual([1, 1, 2, 2, 3, 4]);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(countSounds()).toBe(4);
  expect(shakes).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
});
