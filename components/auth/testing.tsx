import { TextEncoder } from 'node:util';

import { NextIntlClientProvider } from 'next-intl';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { SnackbarProvider } from '@/components/ui/snackbar';
import { loadAuthWords } from '@/lib/i18n/auth-words';

// jsdom has neither.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | null = null;

/** Renders into the document, in English, with the snack bar around it. */
export async function render(children: ReactNode): Promise<void> {
  const auth = await loadAuthWords('en');
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  await act(async () => {
    root?.render(
      <NextIntlClientProvider locale="en" messages={{ auth }} timeZone="Asia/Tehran">
        <SnackbarProvider dismissLabel="dismiss" icons={{ neutral: null, success: null, error: null, dismiss: null }}>{children}</SnackbarProvider>
      </NextIntlClientProvider>,
    );
  });
}

export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = null;
}

/** The input under a label. */
export function getInput(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((candidate) => candidate.textContent?.includes(label));
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no input under "${label}".`);
  return input;
}

export function findButton(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === name);
}

export function getButton(name: string): HTMLButtonElement {
  const button = findButton(name);
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
}

export async function type(label: string, text: string): Promise<void> {
  const input = getInput(label);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

export function getAlertText(): string {
  return [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent).join(' ');
}
