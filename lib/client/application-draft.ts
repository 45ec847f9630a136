'use client';

import { KeptTexts } from './kept-texts';

/**
 * Typed and unsent parts of the application to become a provider, as texts under the person's id. A session that ends
 * takes none of it away, and nobody else sees it. The form gives the text its meaning
 * (components/provider-application/use-part-form.ts).
 */
const drafts = new KeptTexts('pelakfan.application-draft.');

const toName = (userId: number, part: string) => `${userId}.${part}`;

export function readApplicationDraft(userId: number, part: string): string | null {
  return drafts.read(toName(userId, part));
}

export function writeApplicationDraft(userId: number, part: string, text: string): void {
  drafts.write(toName(userId, part), text);
}

/** Forgets a part's draft, which has reached the server or is out of date. */
export function removeApplicationDraft(userId: number, part: string): void {
  drafts.remove(toName(userId, part));
}

/**
 * Deletes the drafts of everybody but this person; without a person, of everybody. After a logout, the next person at
 * this browser may be somebody else.
 */
export function forgetApplicationDrafts({ but }: { readonly but?: number } = {}): void {
  for (const name of drafts.list()) {
    if (but === undefined || !name.startsWith(toName(but, ''))) drafts.remove(name);
  }
}
