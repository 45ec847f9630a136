import type { Page } from 'playwright/test';

/**
 * Hard texts that people may write: a word longer than a phone is wide, and a date whose groups a browser would turn
 * around.
 */
export const AWKWARD_WORDS = `${'بسیاردرازبدون\u200cفاصله'.repeat(5)} 1405-09-12`;

/**
 * Texts that nobody can read to their end, and numbers whose groups are drawn in another order than they were written.
 */
export function findBadlyDrawnWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const isLong = /\S{30}/.test(text);
      const groups = [...text.matchAll(/\d{2,4}-\d{2}-\d{2,4}/g)];
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const isCutOrScrolled = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).textOverflow === 'ellipsis' ||
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
          element.matches('.sr-only, script, style, noscript') ||
          isCutOrScrolled(element.parentElement));
      if (isLong && !isCutOrScrolled(parent)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
        if (rects.some(({ left, right }) => left < -1 || right > width + 1))
          problems.push(`leaves the page: ${text.slice(0, 60)}`);
      }
      for (const group of groups) {
        const place = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect();
        };
        const [first, last] = [place(group.index), place(group.index + group[0].length - 1)];
        if (first.width > 0 && Math.abs(first.top - last.top) < 2 && first.left > last.left)
          problems.push(`is drawn from its end: ${group[0]}`);
      }
    }
    return problems;
  });
}
