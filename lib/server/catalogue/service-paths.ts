import { asc } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { categories, categoryTypes } from '../schema';

export interface ServicePath {
  /** Without the language: `/services/house-cleaning/regular-cleaning/`. */
  readonly path: string;
  /** False: no product page of its own; the path answers 308 to `redirectsTo` (WIRE, Addresses). */
  readonly hasPage: boolean;
  /** The category's path; null for a path with a page. */
  readonly redirectsTo: string | null;
}

/** Every known address under /services/: categories, their types and grades. What is not here is an unknown address. */
export async function listServicePaths(executor: Executor): Promise<ServicePath[]> {
  const categoryRows = await executor.select().from(categories).orderBy(asc(categories.position));
  const typeRows = await executor.select().from(categoryTypes).orderBy(asc(categoryTypes.position));
  return categoryRows.flatMap((category) => {
    const own = `/services/${category.seopath}/`;
    const below = [...category.grades, ...typeRows.filter(({ categoryId }) => categoryId === category.id)];
    const paths = below.map(({ seopath, hasPage }) => ({ path: `${own}${seopath}/`, hasPage, redirectsTo: hasPage ? null : own }));
    return [{ path: own, hasPage: true, redirectsTo: null }, ...paths];
  });
}
