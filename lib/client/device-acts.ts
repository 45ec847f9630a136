import { attempt, attemptLater } from './browser-features';

/** Opens the system's own way to share. Closing it is no failure, and there is nothing to say about it. */
export async function share(data: ShareData): Promise<void> {
  await attemptLater(() => navigator.share(data));
}

/** Lets a phone shake: milliseconds of shaking and of rest in turn. Nothing happens on a device without it. */
export function vibrate(pattern: readonly number[]): void {
  attempt(() => navigator.vibrate([...pattern]));
}

/** Puts a count on the icon of the installed site, where there is one; zero takes it away. */
export async function showBadge(count: number): Promise<void> {
  await attemptLater(() => (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()));
}
