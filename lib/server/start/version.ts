import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { parseJson } from '@/lib/domain/text/json';

/**
 * Written by the build as its last act, and removed as its first (lib/dev/build.mjs). The program is started in the
 * project's folder.
 */
export const versionFile = join(process.cwd(), 'dist/server/version.json');

const versionShape = z.object({
  version: z.string(),
  /** The sources' commit, short; null where they came without their history. */
  commit: z.string().nullable(),
  /** ISO 8601. */
  builtAt: z.string(),
});

/**
 * This program for people, as `0.1.0 (649991d2, built 2026-11-28T06:20Z)`; `unbuilt` where its sources run as they are.
 */
export function readVersion(): string {
  const read = versionShape.safeParse(parseJson(readVersionText() ?? ''));
  if (!read.success) return 'unbuilt';
  const { version, commit, builtAt } = read.data;
  const built = `built ${builtAt.slice(0, 16)}Z`;
  return `${version} (${commit === null ? built : `${commit}, ${built}`})`;
}

/** The text of the build's own file; null without one, as while a build runs. */
export function readVersionText(): string | null {
  try {
    return readFileSync(versionFile, 'utf8');
  } catch {
    return null;
  }
}
