import type { Person } from '../fixtures/people';

/**
 * The most that a new customer's first cleaning may ask for, from the page of the service to paid. The digits of the
 * code are not counted.
 */
export const MOST_OF_A_FIRST_ORDER = { taps: 11, typedFields: 6 } as const;

/**
 * The most taps of a professional's job, from its alert to its end: accept, set off, arrived, finished. Then comes the
 * cash, or the litres and that they are right. The digits of a code or a tag, and photos, are not counted. Laundry goes
 * into the wash and comes back in place of finished; its pieces ask for no tap. A company names who goes, and accepts.
 */
export const MOST_OF_A_JOB = { paidOnline: 4, inCash: 5, petrol: 6, laundry: 6, handedOn: 2 } as const;

export interface Effort {
  /** The taps in their words; a tap into a typed field belongs to that field. */
  readonly taps: readonly string[];
  /** The names of the typed fields. */
  readonly typedFields: readonly string[];
}

/** Counts what this person's fingers do from the next page on, on the pages of the bank, too. */
export async function countsEffort({ context }: Person): Promise<() => Effort> {
  const taps: string[] = [];
  const typedFields = new Set<string>();
  await context.exposeBinding('tellsOfTap', (_source, words: string) => void taps.push(words));
  await context.exposeBinding('tellsOfField', (_source, name: string) => void typedFields.add(name));
  await context.addInitScript(() => {
    const tell = (binding: 'tellsOfTap' | 'tellsOfField', text: string) =>
      (Reflect.get(window, binding) as (text: string) => void)(text);
    const findField = ({ target }: Event) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'submit', 'button', 'file'].includes(target.type))
        ? target
        : null;
    const nameOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
      `${location.pathname}${location.search.replace(/&?draft=\w+/, '')} ${field.labels?.[0]?.textContent ?? field.name}`;
    addEventListener(
      'pointerdown',
      (event) => {
        if (!event.isTrusted || findField(event)) return;
        const { target } = event;
        const control = target instanceof Element ? target.closest('a, button, label, select, [role="option"]') : null;
        if (control && !control.matches('[data-keypad]')) tell('tellsOfTap', control.textContent);
      },
      true,
    );
    addEventListener(
      'input',
      (event) => {
        const field = findField(event);
        if (field && field.autocomplete !== 'one-time-code') tell('tellsOfField', nameOf(field));
      },
      true,
    );
  });
  return () => ({ taps, typedFields: [...typedFields] });
}
