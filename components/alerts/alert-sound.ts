import { attempt, attemptLater, fromWindow } from '@/lib/client/browser-features';
import { vibrate } from '@/lib/client/device-acts';
import { NOTIFICATION_SOUND_REPEAT_MS } from '@/lib/domain/constants/screen';

/** Two bells, the second a fourth higher: heard over a street, short enough for a repeat. Hertz and seconds. */
const bells = [
  { frequency: 880, startsAt: 0 },
  { frequency: 1174.66, startsAt: 0.22 },
] as const;
const BELL_SECONDS = 0.5;
const LOUDNESS = 0.35;
/** Felt in a pocket where a street is louder than the bells: once a bell. */
const SHAKE_MS = [180, 60, 180] as const;

let context: AudioContext | undefined;

/** Undefined in a browser without sound: the alert is then seen alone. */
function findContext(): AudioContext | undefined {
  const Context = fromWindow('AudioContext');
  context ??= attempt(() => Context && new Context());
  return context;
}

/** Browsers let a page sound only after a gesture on it. */
export function isSoundAllowed(): boolean {
  return findContext()?.state === 'running';
}

/** Call it from a click: the browser then lets the alerts sound. */
export async function allowSound(): Promise<void> {
  await attemptLater(() => findContext()?.resume());
}

function ring(): void {
  vibrate(SHAKE_MS);
  const audio = findContext();
  if (audio?.state !== 'running') return;
  for (const bell of bells) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + bell.startsAt;
    oscillator.frequency.value = bell.frequency;
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + BELL_SECONDS);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + BELL_SECONDS);
  }
  // Told to the document, so that what a person would hear can be seen to happen.
  document.dispatchEvent(new CustomEvent('pelakfan:alert-sound'));
}

/** Rings and shakes now and every three seconds (SPEC 4) until the returned function is called. */
export function startRinging(): () => void {
  ring();
  const timer = setInterval(ring, NOTIFICATION_SOUND_REPEAT_MS);
  return () => clearInterval(timer);
}
