import type { Page } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';

const SUBACK = 9;

/** Resolves once the broker has granted this page its topics. Call it before the page is opened. */
export function listensToBroker(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith('/mqtt')) return;
      socket.on('framereceived', ({ payload }) => {
        const first = typeof payload === 'string' ? payload.charCodeAt(0) : payload[0];
        if (first !== undefined && first >> 4 === SUBACK) resolve();
      });
    });
  });
}

/** Counts the sounds that the alerts make, across the pages of this browser. */
export async function countsSounds({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('pelakfan:alert-sound', () => {
      document.documentElement.dataset.sounds = String(Number(document.documentElement.dataset.sounds ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
}

export const alertDialog = ({ page, words }: Person, kind: 'work' | 'payment') =>
  page.getByRole('dialog', { name: words.say(`alerts.${kind}.title`) });

export async function wantsToSee(person: Person, kind: 'work' | 'payment'): Promise<void> {
  await alertDialog(person, kind)
    .getByRole('button', { name: person.words.say('alerts.see') })
    .click();
}

export type ProviderMove = 'accept' | 'depart' | 'start' | 'finish';

export async function moves({ page, words }: Person, move: ProviderMove): Promise<void> {
  const button = page.getByRole('button', { name: words.say(`provider.moves.${move}`), exact: true });
  await button.click();
  await expect(button).toBeHidden();
}
