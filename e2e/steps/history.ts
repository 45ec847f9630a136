import type { Person } from '../fixtures/people';

/** Goes back in the browser, and is done with it. */
export async function goesBack({ page }: Person): Promise<void> {
  await page.goBack();
  await page.waitForFunction(isSettled);
}

/** Goes forward in the browser, and is done with it. */
export async function goesForward({ page }: Person): Promise<void> {
  await page.goForward();
  await page.waitForFunction(isSettled);
}

/**
 * The framework writes its own fields into the entry of the history a moment after it was reached. Where that meets the
 * next way back or forward, as no hand is quick enough to do, the browser drops the way.
 */
function isSettled(): boolean {
  const ours = ['layer', 'orderQuery'];
  return Object.keys((window.history.state ?? {}) as object).some((field) => !ours.includes(field));
}
