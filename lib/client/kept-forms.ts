'use client';

import { KeptTexts } from './kept-texts';

/**
 * What somebody has typed into a form of their account and not sent yet, as a text under the person's id; null without
 * a login. A session that ends, a page that is loaded anew and the browser's way back take nothing of it away; the
 * tab's end does, and so does a login of somebody else, and a logout. The form gives the text its meaning
 * (components/forms/fields/use-kept-form.ts, components/auth/use-registration.ts and use-awaited-code.ts).
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

/** Forgets what was typed into a form, once it has reached the server or was given up. */
export function forgetForm(userId: Owner, form: string): void {
  forms.remove(toName(userId, form));
}

/**
 * Of everybody but this person; of everybody where nobody is named: at a logout, the next one at this browser may be
 * somebody else.
 */
export function forgetForms({ but }: { readonly but?: number } = {}): void {
  for (const name of forms.list()) {
    if (but === undefined || !name.startsWith(toName(but, ''))) forms.remove(name);
  }
}
