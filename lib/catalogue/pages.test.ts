import { readCategories } from './categories';
import { readSharedWords } from './content';
import type { Localized, ProductPageSeed } from './types';

const categories = readCategories();
const { orderingNotOpenYet } = readSharedWords();
const LONGEST_META_TITLE = 60;
const META_DESCRIPTION = { shortest: 100, longest: 160 };
/** Shorter texts («قیمت», a product's name) may well stand on two pages. */
const SENTENCE = 24;

interface NamedPage {
  readonly path: string;
  readonly page: ProductPageSeed | undefined;
}

const pages: NamedPage[] = categories
  .filter(({ isHidden }) => !isHidden)
  .flatMap(({ seopath, page, types, grades }) => [
    { path: seopath, page },
    ...[...types, ...grades]
      .filter(({ hasPage }) => hasPage)
      .map((part) => ({ path: `${seopath}/${part.seopath}`, page: part.page })),
  ]);

function listTexts(page: ProductPageSeed): Localized[] {
  const { title: _title, done, notDone, guarantees, priceNotes, steps, questions, ...rest } = page;
  return [
    ...Object.values(rest),
    ...done,
    ...notDone,
    ...guarantees,
    ...priceNotes,
    ...steps.map(({ text }) => text),
    ...questions
      .filter((known) => known.question.fa !== orderingNotOpenYet.question.fa)
      .flatMap(({ question, answer }) => [question, answer]),
  ];
}

describe('the words of the service pages', () => {
  it.each(pages)('$path has a page of its own, whole in four languages', ({ page }) => {
    expect(page).toBeDefined();
    if (!page) return;
    for (const text of [page.title, ...listTexts(page)])
      for (const words of Object.values(text)) expect(words.trim()).not.toBe('');
    expect(page.done.length).toBeGreaterThanOrEqual(4);
    expect(page.notDone.length).toBeGreaterThanOrEqual(2);
    expect(page.questions.length).toBeGreaterThanOrEqual(3);
    expect(page.priceNotes.length).toBeGreaterThanOrEqual(1);
  });

  it.each(pages)('$path says in a search result what it is, without being cut', ({ page }) => {
    for (const title of Object.values(page?.metaTitle ?? {}))
      expect({ title, fits: title.length <= LONGEST_META_TITLE }).toEqual({ title, fits: true });
    for (const text of Object.values(page?.metaDescription ?? {})) {
      expect({
        text,
        fits: text.length >= META_DESCRIPTION.shortest && text.length <= META_DESCRIPTION.longest,
      }).toEqual({ text, fits: true });
    }
  });

  it('stand once: no page repeats a sentence of another', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { path, page } of pages) {
      for (const text of page ? listTexts(page) : []) {
        for (const [locale, words] of Object.entries(text)) {
          if (words.length < SENTENCE) continue;
          const earlier = seen.get(`${locale} ${words}`);
          if (earlier !== undefined) repeated.push(`${path} and ${earlier}: ${words}`);
          seen.set(`${locale} ${words}`, path);
        }
      }
    }
    expect(repeated).toEqual([]);
  });

  it.each(pages)('$path is in one script a language', ({ page }) => {
    for (const text of page ? listTexts(page) : []) {
      for (const words of [text.en, text.de]) expect(words).not.toMatch(/[\u0600-\u06ff]/);
      for (const words of [text.fa, text.ar])
        expect(words.replace(/VIP|ECO|QR|LED|PVC|MDF|DVR|NVR|UPS|PCR|Wi-Fi|HD|IP|PTZ|PoE|SMS|IBAN/g, '')).not.toMatch(
          /[A-Za-z]{3,}/,
        );
    }
  });
});
