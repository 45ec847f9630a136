import { useEffect } from 'react';

interface TitlePart {
  readonly text: string;
}

/** The newest one first. */
let parts: readonly TitlePart[] = [];
/** The page's title without them, and with them. */
let own = '';
let shown = '';
let titles: MutationObserver | null = null;

/**
 * Puts a text before the page's title, so that tabs and histories tell pages of one kind apart. Answers the way to take
 * it away. An empty text changes nothing.
 *
 * The framework writes the page's own title when it takes over the server's page, and when it leads to another. That is
 * later than the page's parts, so they are put before each title that comes.
 */
export function showTitlePart(text: string): () => void {
  if (text === '') return () => undefined;
  if (parts.length === 0) own = document.title;
  const part = { text };
  parts = [part, ...parts];
  write();
  titles ??= followTitles();
  return () => {
    parts = parts.filter((other) => other !== part);
    // An alert has a title of its own by now.
    if (document.title === shown) write();
    if (parts.length > 0) return;
    titles?.disconnect();
    titles = null;
  };
}

/** Runs `showTitlePart` while this part of the page is mounted. */
export function useTitlePart(text: string): void {
  useEffect(() => showTitlePart(text), [text]);
}

function write(): void {
  document.title = [...parts.map(({ text }) => text), own].join(' · ');
  // As the browser has it, which takes spaces at the ends away.
  shown = document.title;
}

function followTitles(): MutationObserver {
  const follower = new MutationObserver(() => {
    const { title, hidden } = document;
    // Another text in a hidden page is an alert's.
    if (title === shown || (hidden && title !== own)) return;
    own = title;
    write();
  });
  follower.observe(document.head, { childList: true, subtree: true, characterData: true });
  return follower;
}
