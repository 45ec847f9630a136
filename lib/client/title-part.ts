import { useEffect } from 'react';

/**
 * Puts a text before the page's title, so that tabs and histories tell pages of one kind apart. Answers the way to take
 * it away. An empty text changes nothing.
 *
 * The framework writes the page's own title when it takes over the server's page, and after a page that was led to.
 * That is later than the page's parts, so the text is put before each title that comes.
 */
export function showTitlePart(text: string): () => void {
  if (text === '') return () => undefined;
  let own = '';
  let shown: string | null = null;
  const show = () => {
    if (document.title === shown) return;
    own = document.title;
    shown = `${text} · ${own}`;
    document.title = shown;
  };
  // Another text in a hidden page is an alert's.
  const titles = new MutationObserver(() => (document.hidden && document.title !== own ? undefined : show()));
  show();
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    titles.disconnect();
    // An alert has a title of its own by now.
    if (document.title === shown) document.title = own;
  };
}

/** Runs `showTitlePart` while this part of the page is mounted. */
export function useTitlePart(text: string): void {
  useEffect(() => showTitlePart(text), [text]);
}
