import { escapeHtml } from '@/lib/domain/text/escape-html';

/**
 * The text as HTML for readers that show a plain text from left to right whatever its language is: each line finds its
 * own direction.
 */
export function toMailHtml(text: string): string {
  const lines = text.split('\n').map((line) => `<p dir="auto" style="margin:0 0 8px">${escapeHtml(line)}</p>`);
  return `<div style="font:16px/1.8 Vazirmatn,Tahoma,sans-serif">${lines.join('')}</div>`;
}
