import path from 'node:path';

import { expect, type Person } from '../fixtures/people';
import { findAlikeChoices } from './forced-colours';
import { findBadlyDrawnWords } from './written-words';

/**
 * A moment of a story at which somebody looks: all words can be read, and choices differ in the reader's own colours.
 * With E2E_SHOTS set, its picture is kept for people to look through.
 */
export async function keepsPicture({ page, isPhone }: Person, name: string): Promise<void> {
  expect(await findBadlyDrawnWords(page), `what is written on the screen «${name}»`).toEqual([]);
  expect(await findAlikeChoices(page), `choices on the screen «${name}»`).toEqual([]);
  const folder = process.env.E2E_SHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${isPhone ? 'phone' : 'desktop'}-${name}.png`) });
}
