import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BUILD_ID_PLACE, type BrowserScript } from '@/lib/browser/browser-scripts.mjs';
import { readBrowserScript } from '../read-browser-script';

export interface ServiceWorkerScript {
  readonly text: string;
  readonly etag: string;
}

/** The worker of this build, or the one that removes everything that any worker kept. */
export function makeServiceWorker(
  kind: Extract<BrowserScript, 'service-worker' | 'farewell'>,
  buildId: string,
): ServiceWorkerScript {
  const text = readBrowserScript(kind).replaceAll(BUILD_ID_PLACE, buildId);
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
