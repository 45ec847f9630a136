import type { Page } from 'playwright/test';

import type { Words } from './words';

/** The height of a phone's page before anybody scrolls (LOOK). */
export const FIRST_LOOK_PX = 740;

const CURRENCY = 'تومان|toman';

/** The questions of a stranger, each with the words by which its answer on a service's page is known. */
function toAnswers(words: Words): Readonly<Record<string, string>> {
  const { source: nextFree } = words.about('yar.person.nextFreeOf');
  const { source: soon } = words.about('services.facts.timeSoon');
  return {
    'what it costs': CURRENCY,
    'who comes': words.about('services.people.title').source,
    when: `${nextFree}|${soon}`,
    'why to trust them': words.about('services.facts.trustText').source,
  };
}

/**
 * The questions whose answer is missing on a service's page, or ends below the first look, each with its lower edge in
 * pixels. Reads the open page at once, so that many pages are read in little time.
 */
export function findLateAnswers(page: Page, words: Words): Promise<string[]> {
  return page.evaluate(
    ({ answers, limit }) => {
      const main = document.querySelector('main');
      if (!main) return ['the page has no main part'];
      const ends = (element: Element) => {
        const { width, bottom } = element.getBoundingClientRect();
        return width > 0 ? bottom + window.scrollY : Infinity;
      };
      const findFirst = (elements: readonly (Element | null)[]) =>
        Math.min(Infinity, ...elements.map((element) => (element ? ends(element) : Infinity)));
      // The smallest elements with words of their own; what is read out alone is in the box of its parent.
      const leaves = [...main.querySelectorAll('*')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      const toSeen = (element: Element) => (element.matches('.sr-only') ? element.parentElement : element);
      const found = Object.entries(answers).map(([question, pattern]) => {
        const known = new RegExp(pattern, 'iu');
        return [question, findFirst(leaves.filter(({ textContent }) => known.test(textContent)).map(toSeen))] as const;
      });
      const all = [
        ['what it is', findFirst([main.querySelector('h1')])],
        ['a face', findFirst([...main.querySelectorAll('img[src*="/uploads/"]')])],
        ...found,
      ] as const;
      return all.filter(([, bottom]) => bottom > limit).map(([question, bottom]) => `${question}: ${bottom}`);
    },
    { answers: toAnswers(words), limit: FIRST_LOOK_PX },
  );
}
