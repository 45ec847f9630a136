'use client';

import { KeptTexts } from './kept-texts';

/**
 * Typed and unsent texts of an account's form, under the person's id; null without a login. They outlive a session's
 * end, a reload and the browser's way back. They end with the tab, with a logout, and when another person logs in. The
 * form gives the text its meaning (components/forms/fields/use-kept-form.ts, components/auth/use-registration.ts and
 * use-awaited-code.ts).
 */
const forms = new KeptTexts('pelakfan.form.', 'sessionStorage');

type Owner = number | null;

const toName = (userId: Owner, form: string) => `${userId ?? 'visitor'}.${form}`;

/** Tells of every change. Answers the way to stop listening. */
export const listenToForms = forms.subscribe;

export function readKeptForm(userId: Owner, form: string): string | null {
  return forms.read(toName(userId, form));
}

export function keepForm(userId: Owner, form: string, text: string): void {
  forms.write(toName(userId, form), text);
}

/** Deletes a form's text once it has reached the server or was given up. */
export function forgetForm(userId: Owner, form: string): void {
  forms.remove(toName(userId, form));
}

/**
 * Deletes the forms of everybody but this person; without a person, of everybody. After a logout, the next person at
 * this browser may be somebody else.
 */
export function forgetForms({ but }: { readonly but?: number } = {}): void {
  for (const name of forms.list()) {
    if (but === undefined || !name.startsWith(toName(but, ''))) forms.remove(name);
  }
}
