import { useEffect } from 'react';

/**
 * Puts a text before the page's title, so that tabs and histories tell pages of one kind apart. Answers the way to take
 * it away. An empty text changes nothing.
 */
export function showTitlePart(text: string): () => void {
  if (text === '') return () => undefined;
  const own = document.title;
  const shown = `${text} · ${own}`;
  document.title = shown;
  return () => {
    // Another page, or an alert, has a title of its own by now.
    if (document.title === shown) document.title = own;
  };
}

/** Runs `showTitlePart` while this part of the page is mounted. */
export function useTitlePart(text: string): void {
  useEffect(() => showTitlePart(text), [text]);
}
