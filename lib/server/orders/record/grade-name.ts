import type { Locale } from '@/lib/i18n/locales';

import type { categories, TaskRow } from '../../schema';
import { getWords } from '../../words/words';

/**
 * An order's service in its grade (SPEC 3): ECO of the laundry is economy dry-cleaning, VIP special dry-cleaning. Empty
 * for an order without a grade. The grades of a category name its main thing, carpets, so sofas have words of their
 * own.
 */
export function findGradeName(
  { kind, grade }: Pick<TaskRow, 'kind' | 'grade'>,
  { grades }: Pick<typeof categories.$inferSelect, 'grades'>,
  locale: Locale,
): string {
  if (grade === null) return '';
  if (kind === 'upholstery') return getWords(locale, 'order').say(`upholstery.grades.${grade}.name`);
  return grades.find((known) => known.grade === grade)?.name[locale] ?? '';
}
