import path from 'node:path';

import type { Person } from '../fixtures/people';

/** With E2E_SHOTS set, keeps how a moment of a story looks, so that somebody can look through them. */
export async function keepsPicture({ page, isPhone }: Person, name: string): Promise<void> {
  const folder = process.env.E2E_SHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${isPhone ? 'phone' : 'desktop'}-${name}.png`) });
}
