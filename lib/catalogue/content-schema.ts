import { z } from 'zod';

const text = z.string().regex(/^\S(?:[^]*\S)?$/, 'it has to say something, without a space at its beginning or end');
const texts = z.array(text);
const question = z.strictObject({ question: text, answer: text });

const page = z.strictObject({
  title: text,
  summary: text,
  metaTitle: text,
  metaDescription: text,
  done: texts,
  notDone: texts,
  steps: z.array(z.strictObject({ title: text, text })),
  guarantees: texts,
  questions: z.array(question),
  priceNotes: texts,
});

const part = z.strictObject({ name: text, description: text, page: page.optional() });
/** `keywords`: everyday words that a search finds it by. */
const typePart = part.extend({ keywords: text });

/**
 * content/<seopath>/<locale>.json: the words of a category in one language. Its grades and types stand under their
 * seopath.
 */
export const categoryWords = z.strictObject({
  name: text,
  serviceName: text,
  keywords: text,
  description: text,
  page,
  grades: z.record(z.string(), part).optional(),
  types: z.record(z.string(), typePart).optional(),
});

/** content/shared/<locale>.json: words of no category. */
export const sharedWords = z.strictObject({
  orderingNotOpenYet: question,
  sliders: z.record(z.string(), text),
  carBodyTypes: z.record(z.string(), text),
  pets: z.record(z.string(), text),
  holidays: z.record(z.string(), text),
});

export type CategoryWords = z.infer<typeof categoryWords>;
export type PartWords = z.infer<typeof part> & { readonly keywords?: string };
export type SharedWords = z.infer<typeof sharedWords>;
