'use client';

import { useSyncExternalStore } from 'react';

import { forgetForm, keepForm, listenToForms, readKeptForm } from './kept-forms';

const NAME = 'first-password';

/**
 * In this page's memory alone, so that a person who chooses a password at once need not type the code again. It is
 * stored nowhere.
 */
let knownCode: { readonly userId: number; readonly code: string } | null = null;

/**
 * The code of the SMS has just become the person's password: until they have chosen or said no, this tab offers to
 * choose another.
 */
export function offerOwnPassword(userId: number, code: string): void {
  knownCode = { userId, code };
  keepForm(userId, NAME, 'offered');
}

/** Ends the offer: the person has chosen a password, or keeps the code. */
export function endPasswordOffer(userId: number): void {
  knownCode = null;
  forgetForm(userId, NAME);
}

/** Null once the page was loaded anew. */
export function findFirstPassword(userId: number): string | null {
  return knownCode?.userId === userId ? knownCode.code : null;
}

export function usePasswordOffer(userId: number): boolean {
  return useSyncExternalStore(
    listenToForms,
    () => readKeptForm(userId, NAME) !== null,
    () => false,
  );
}
