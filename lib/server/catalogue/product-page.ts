import { and, asc, eq } from 'drizzle-orm';

import type { Localized, ProductPageSeed } from '@/lib/catalogue/types';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../ports/database';
import { categories, categoryTypes } from '../schema';

/** The content of pdp/fetch and servicenote/fetchnote: the words of a page in four languages, and its subject. */
export interface ProductPage {
  readonly category: typeof categories.$inferSelect;
  /** The kind of the orders that begin on it. */
  readonly kind: ServiceKind;
  /** Null for a page of the category or of a grade. */
  readonly typeId: number | null;
  readonly page: ProductPageSeed;
  /** The last change of its words. */
  readonly changedAtMs: number;
}

/** A category with all that stands under it. */
export interface CategoryParts {
  readonly category: typeof categories.$inferSelect;
  readonly types: readonly (typeof categoryTypes.$inferSelect)[];
}

/** Throws not-found. */
export async function readCategoryParts(executor: Executor, categoryId: number): Promise<CategoryParts> {
  return { category: await requireCategory(executor, categoryId), types: await listTypes(executor, categoryId) };
}

/** The page of a category (`0`), a type (its id) or a grade (`ECO`, `VIP`). Throws not-found without one. */
export function requireProductPage({ category, types }: CategoryParts, part: string): ProductPage {
  const changedAtMs = Date.parse(category.content.changedAt);
  if (part === '0') return { category, kind: category.kind, typeId: null, page: category.content.page, changedAtMs };
  const grade = category.grades.find((known) => known.grade === part.toUpperCase());
  if (grade?.hasPage)
    return {
      category,
      kind: category.kind,
      typeId: null,
      page: grade.page ?? toOwnPage(category.content.page, grade.name, grade.description),
      changedAtMs,
    };
  const type = types.find(({ id }) => id === Number(part));
  if (!type?.hasPage) throw new CallError('not-found');
  const { name, description, page, changedAt } = type.content;
  // Without words of its own it has its category's.
  const typeChangedAtMs = page ? Date.parse(changedAt) : Math.max(changedAtMs, Date.parse(changedAt));
  return {
    category,
    kind: type.kind ?? category.kind,
    typeId: type.id,
    page: page ?? toOwnPage(category.content.page, name, description),
    changedAtMs: typeChangedAtMs,
  };
}

export async function requireCategory(executor: Executor, categoryId: number): Promise<typeof categories.$inferSelect> {
  const [category] = await executor.select().from(categories).where(eq(categories.id, categoryId));
  if (!category) throw new CallError('not-found');
  return category;
}

export async function findType(
  executor: Executor,
  categoryId: number,
  typeId: number,
): Promise<typeof categoryTypes.$inferSelect | null> {
  if (!Number.isInteger(typeId)) return null;
  const [type] = await executor
    .select()
    .from(categoryTypes)
    .where(and(eq(categoryTypes.categoryId, categoryId), eq(categoryTypes.id, typeId)));
  return type ?? null;
}

async function listTypes(executor: Executor, categoryId: number): Promise<(typeof categoryTypes.$inferSelect)[]> {
  return executor
    .select()
    .from(categoryTypes)
    .where(eq(categoryTypes.categoryId, categoryId))
    .orderBy(asc(categoryTypes.position));
}

/** A page that has no words of its own yet: the category's, under its own name. */
function toOwnPage(page: ProductPageSeed, name: Localized, description: Localized): ProductPageSeed {
  return { ...page, title: name, summary: description, metaTitle: name, metaDescription: description };
}
