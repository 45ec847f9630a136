import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bundleForBrowser } from '../bundle-for-browser';

export interface ServiceWorkerScript {
  readonly text: string;
  readonly etag: string;
}

/** The worker of this build, or the one that removes what any worker kept. */
export function bundleServiceWorker(kind: 'worker' | 'farewell', buildId: string): ServiceWorkerScript {
  const text = bundleForBrowser(`service-worker/worker/${kind}.ts`, { BUILD_ID: JSON.stringify(buildId) });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** The framework's name of the build; null where nothing was built (development, tests of the server alone). */
export function findBuildId(): string | null {
  try {
    return readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
