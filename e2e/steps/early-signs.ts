import type { BrowserContext, Locator, Page } from 'playwright/test';

import { toLatinDigits } from './words';

const SCRIPTS = '**/_next/static/chunks/*.js*';
/** How long a script takes at most, at a fourth of the speed and at the whole. */
export const LATEST_MS = { slow: 700, quick: 175 } as const;
/** A page of many choices has the same kind many times. */
const MOST_OF_A_KIND = 2;
const CONTROLS = 'main :is(input:not([type=hidden], [type=file], [readonly]), select, textarea):enabled';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface ScriptGate {
  /** No script arrives from now on. */
  hold(): void;
  /** Lets the scripts that wait, and all later ones, arrive, each after a random delay. */
  release(): void;
}

export async function gatesScripts(
  context: BrowserContext,
  random: () => number,
  latestMs: number,
): Promise<ScriptGate> {
  let release: () => void = () => undefined;
  let isReleased = Promise.resolve();
  await context.route(SCRIPTS, async (route) => {
    const waitMs = random() * latestMs;
    await isReleased;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      release();
      isReleased = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}

interface Early {
  readonly control: Locator;
  readonly name: string;
  readonly expected: string;
}

/** The controls that can be used in the page as the server sent it, at most two of a kind. */
async function findControls(page: Page): Promise<readonly number[]> {
  return page.locator(CONTROLS).evaluateAll((controls, most) => {
    const counts = new Map<string, number>();
    return controls.flatMap((control, index) => {
      const kind = `${control.tagName} ${control.getAttribute('type') ?? ''} ${control.closest('fieldset, form')?.id ?? ''}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return control.checkVisibility() && (counts.get(kind) ?? 0) <= most ? [index] : [];
    });
  }, MOST_OF_A_KIND);
}

/** Types into, chooses in and ticks what the page has, as somebody does who is quicker than its scripts. */
export async function usesEarly(page: Page): Promise<readonly Early[]> {
  const used: Omit<Early, 'expected'>[] = [];
  for (const index of await findControls(page)) {
    const nth = page.locator(CONTROLS).nth(index);
    const { mark, name } = await nth.evaluate((element) => {
      const { id, type, name: group, value } = element as HTMLInputElement;
      const choice = type === 'radio' ? `main input[name="${group}"][value="${value}"]` : '';
      return { mark: id === '' ? choice : `[id="${id}"]`, name: element.outerHTML.slice(0, 160) };
    });
    // The scripts may bring more controls, or take some away, and then others have its number.
    const control = mark === '' ? nth : page.locator(mark);
    await uses(control);
    used.push({ control, name });
  }
  // One choice of a group takes another one back.
  return Promise.all(used.map(async (early) => ({ ...early, expected: await readState(early.control) })));
}

async function uses(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return 'list';
    const { type, inputMode } = element as HTMLInputElement;
    if (['checkbox', 'radio'].includes(type)) return 'box';
    return ['tel', 'number'].includes(type) || inputMode === 'numeric' ? 'digits' : 'text';
  });
  if (kind === 'box') await control.evaluate((element: HTMLInputElement) => element.checked || element.click());
  else if (kind === 'list') await control.selectOption({ index: 1 });
  else {
    await control.focus();
    await control.pressSequentially(kind === 'digits' ? '0912' : 'Nika');
  }
}

const readState = async (control: Locator): Promise<string> =>
  toLatinDigits(
    await control.evaluate((element) =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? String(element.checked)
        : (element as HTMLInputElement).value,
    ),
  );

/** The control's shown value, and React's value where React controls it. */
export async function readBelief({ control }: Early): Promise<readonly string[]> {
  const shown = await readState(control);
  const believed = await control.evaluate((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props: { value?: unknown; checked?: unknown; type?: string } = Object(Reflect.get(element, key ?? ''));
    const own = props.type === 'checkbox' || props.type === 'radio' ? props.checked : props.value;
    return own === undefined ? null : String(own);
  });
  return [shown, toLatinDigits(believed ?? shown)];
}
