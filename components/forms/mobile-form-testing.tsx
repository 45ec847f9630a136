import { act, type ReactNode } from 'react';

import { createRender, enter, press } from './testing';

export const FORM = 'mobile-form';
export const MOBILE = '09121234567';

function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

export const field = () => find<HTMLInputElement>('input[aria-label]');
export const button = () => find<HTMLButtonElement>(`#${FORM} > button`);
/** The text beside the form. */
export const said = () => find('#outcome').textContent;
/** The snack bar; null where none is shown. */
export const toast = () => document.querySelector<HTMLElement>('[data-tone]');

export const typeMobile = (text: string) => enter(field(), text);
export const leave = () => act(async () => void field().dispatchEvent(new FocusEvent('blur')));
export async function sendMobile(mobile: string): Promise<void> {
  await typeMobile(mobile);
  await press(button());
}
export const pressEnter = () =>
  act(async () => void find(`#${FORM}`).dispatchEvent(new Event('submit', { cancelable: true })));

/** A page's form that asks for a mobile, as its server part writes it, with the part that takes it over. */
export async function renderMobileForm(outcome: ReactNode, hidden: Readonly<Record<string, string>> = {}) {
  document.documentElement.lang = 'en';
  await createRender({})(
    <form id={FORM}>
      <input aria-label={FORM} />
      <button type="submit" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div id="outcome">{outcome}</div>
    </form>,
  );
}
