import { toButtonClassName } from '@/components/ui/button-look';
import { escapeHtml } from '@/lib/domain/text/escape-html';

import { PAGE_FAILURE_ID } from './page-failure-id';

interface PageFailureTemplateProps {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  readonly homePath: string;
}

/**
 * The content of the page of last resort (app/global-error.tsx) as a template, which browsers do not render. So search
 * engines and screen readers do not take it for the page's own words.
 */
export function PageFailureTemplate({ title, text, retry, home, homePath }: PageFailureTemplateProps) {
  // Both ways lead to a new document: what has failed here is not asked to lead on.
  const toLink = (href: string, words: string, className: string) =>
    `<a href="${escapeHtml(href)}" target="_self" class="${className}">${escapeHtml(words)}</a>`;
  const ways =
    toLink('', retry, toButtonClassName({})) + toLink(homePath, home, toButtonClassName({ variant: 'secondary' }));
  const html =
    '<div class="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-10 text-center">' +
    `<h2 class="text-18 font-bold">${escapeHtml(title)}</h2><p class="text-stone-500">${escapeHtml(text)}</p>` +
    `<div class="flex flex-wrap justify-center gap-3">${ways}</div></div>`;
  return <template id={PAGE_FAILURE_ID} dangerouslySetInnerHTML={{ __html: html }} />;
}
