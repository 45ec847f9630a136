import { setTimeout as wait } from 'node:timers/promises';

import type { Site } from '../pages/next-site';

const PATIENCE_MS = 10_000;

export interface SiteArrival {
  /** Null until the framework is there. */
  get(): Site | null;
  arrive(site: Site): void;
  /** A process that has just begun takes a second to render: who came to it in this second waits. Null after ten. */
  waitFor(): Promise<Site | null>;
}

export function createSiteArrival(): SiteArrival {
  let arrived: Site | null = null;
  const waiting = new Set<(site: Site) => void>();
  return {
    get: () => arrived,
    arrive: (site) => {
      arrived = site;
      for (const tell of waiting) tell(site);
      waiting.clear();
    },
    waitFor: async () => {
      if (arrived) return arrived;
      let tell: (site: Site) => void = () => undefined;
      const arrival = new Promise<Site>((resolve) => (tell = resolve));
      waiting.add(tell);
      return Promise.race([arrival, wait(PATIENCE_MS, null, { ref: false })]).finally(() => waiting.delete(tell));
    },
  };
}
