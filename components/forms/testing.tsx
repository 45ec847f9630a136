import { TextEncoder } from 'node:util';

import { NextIntlClientProvider } from 'next-intl';
import { act, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig, type SWRConfiguration } from 'swr';

import { SnackbarProvider } from '@/components/ui/snackbar';
import { whenOnPage } from '@/lib/client/layers';

// jsdom has neither, and cannot scroll.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;

const snackbarIcons = { neutral: null, success: null, error: null, dismiss: null };
let root: Root | null = null;

type Words = ComponentProps<typeof NextIntlClientProvider>['messages'];

/** A question asked once, with nothing known from before. */
const FORGETFUL: SWRConfiguration = { provider: () => new Map(), shouldRetryOnError: false };

/** Makes a function that renders into the document, with these English words and the snack bar around it. */
export function createRender(
  messages: Words,
  calls: SWRConfiguration = FORGETFUL,
): (children: ReactNode) => Promise<void> {
  return async (children) => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    root = createRoot(container);
    await act(async () => {
      root?.render(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Tehran">
          <SWRConfig value={calls}>
            <SnackbarProvider dismissLabel="dismiss" icons={snackbarIcons}>
              {children}
            </SnackbarProvider>
          </SWRConfig>
        </NextIntlClientProvider>,
      );
    });
  };
}

export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = null;
  await leavesLayers();
}

/**
 * The entries of dialogs leave the history a moment after them: the next test must not meet that. Nothing moves where
 * the test has a clock of its own.
 */
async function leavesLayers(): Promise<void> {
  if ('clock' in setTimeout) return;
  await new Promise<void>((resolve) => whenOnPage(resolve));
}

/** The element of this name: its label, its text, or its accessible name. */
export function get<Kind extends HTMLElement>(kind: new () => Kind, name: string): Kind {
  const labelled = [...document.querySelectorAll('label')]
    .filter((label) => label.textContent?.startsWith(name))
    .map((label) => document.getElementById(label.htmlFor));
  const own = [...document.querySelectorAll('button, [aria-label]')].filter(
    (element) => element.textContent?.trim() === name || element.getAttribute('aria-label') === name,
  );
  const found = [...labelled, ...own].find((element) => element instanceof kind);
  if (!(found instanceof kind)) throw new Error(`There is nothing called "${name}".`);
  return found;
}

/** The input under a label. */
export function getInput(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((candidate) => candidate.textContent?.includes(label));
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no input under "${label}".`);
  return input;
}

export function findButton(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) =>
      button.textContent?.trim() === name ||
      readWithout(button, '[aria-hidden="true"]') === name ||
      readWithout(button, '.sr-only') === name,
  );
}

/** The words of an element without the parts that are only seen, or only heard. */
function readWithout(element: Element, parts: string): string {
  const rest = element.cloneNode(true) as Element;
  for (const part of rest.querySelectorAll(parts)) part.remove();
  return rest.textContent?.trim() ?? '';
}

export function getButton(name: string): HTMLButtonElement {
  const button = findButton(name);
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
}

export function getAlertText(): string {
  return [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent).join(' ');
}

/** Changes a field as a person does. React hears of a value only through the element's own setter. */
export async function enter(
  element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

export const type = (label: string, text: string) => enter(getInput(label), text);

export const press = (element: HTMLElement) => act(async () => element.click());
