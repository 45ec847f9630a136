import { readStored, store } from './browser-storage';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The apps that look up a way: the phone's own map, or one of the two that know Iran's streets best. */
export const MAP_APPS = ['phone', 'neshan', 'balad'] as const;
export type MapApp = (typeof MAP_APPS)[number];

const APPLE = /iPhone|iPad|iPod/;
const CHOSEN = 'pelakfan.map-app';

/**
 * Opens a map with a pin at the point: whatever somebody has on their phone, or the app that they chose. Apple's phones
 * open no `geo:` address.
 */
export function toMapLink(
  { latitude, longitude }: Point,
  { app = 'phone', userAgent = navigator.userAgent }: { readonly app?: MapApp; readonly userAgent?: string } = {},
): string {
  if (app === 'neshan') return `https://neshan.org/maps/@${latitude},${longitude},16z`;
  if (app === 'balad') return `https://balad.ir/location?latitude=${latitude}&longitude=${longitude}&zoom=16`;
  const point = `${latitude},${longitude}`;
  return APPLE.test(userAgent) ? `maps:?q=${point}` : `geo:${point}?q=${point}`;
}

/** The map that was chosen on this device last; the phone's own before that. */
export function readMapApp(): MapApp {
  const chosen = readStored(CHOSEN);
  return MAP_APPS.find((app) => app === chosen) ?? 'phone';
}

export function keepMapApp(app: MapApp): void {
  store(CHOSEN, app);
}
