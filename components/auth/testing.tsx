import type { ReactNode } from 'react';

import { createRender, getButton, getInput, press, type } from '@/components/forms/testing';
import { loadAuthWords } from '@/lib/i18n/auth-words';

/**
 * Renders with the words of the login and the registration; what calls answered is known on, as on one page for two
 * people.
 */
export async function render(children: ReactNode): Promise<void> {
  await createRender({ auth: await loadAuthWords('en') }, {})(children);
}

/** As on a page that was just loaded: nothing that a call answered before is known. */
export async function renderAnew(children: ReactNode): Promise<void> {
  await createRender({ auth: await loadAuthWords('en') })(children);
}

/** From the login to the registration, and on to the code. */
export async function goesToTheCode(): Promise<void> {
  await press(getButton('Sign up'));
  await fillsTheRegistration();
}

export async function fillsTheRegistration(): Promise<void> {
  await type('Name', 'Sara');
  await type('Family name', 'Ahmadi');
  await type('Mobile number', '09121234567');
  await press(getInput('terms of use'));
  await press(getButton('Sign up'));
}
