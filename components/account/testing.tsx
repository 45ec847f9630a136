import { TextEncoder } from 'node:util';

import { NextIntlClientProvider } from 'next-intl';
import { act, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { SnackbarProvider } from '@/components/ui/snackbar';

// jsdom has neither.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const snackbarIcons = { neutral: null, success: null, error: null, dismiss: null };
let root: Root;

/** What renders into the document, with these English words and nothing known from before. */
export function createRender(messages: ComponentProps<typeof NextIntlClientProvider>['messages']): (children: ReactNode) => Promise<void> {
  return async (children) => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    root = createRoot(container);
    await act(async () => {
      root.render(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Tehran">
          <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
            <SnackbarProvider dismissLabel="dismiss" icons={snackbarIcons}>{children}</SnackbarProvider>
          </SWRConfig>
        </NextIntlClientProvider>,
      );
    });
  };
}

export async function unmount(): Promise<void> {
  await act(async () => root.unmount());
}

/** What is called so: by its label, by its own words, or by what a screen reader says. */
export function get<Kind extends HTMLElement>(kind: new () => Kind, name: string): Kind {
  const labelled = [...document.querySelectorAll('label')].filter((label) => label.textContent?.startsWith(name)).map((label) => document.getElementById(label.htmlFor));
  const own = [...document.querySelectorAll('button, [aria-label]')].filter((element) => element.textContent?.trim() === name || element.getAttribute('aria-label') === name);
  const found = [...labelled, ...own].find((element) => element instanceof kind);
  if (!(found instanceof kind)) throw new Error(`There is nothing called "${name}".`);
  return found;
}

export async function enter(element: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(kind === HTMLInputElement ? 'input' : 'change', { bubbles: true }));
  });
}

export const press = (element: HTMLElement) => act(async () => element.click());
