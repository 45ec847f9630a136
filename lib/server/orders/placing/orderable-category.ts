import { and, eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';

import { getKind } from '@/lib/domain/kind/service-kind';

import { createCatalogueMemory } from '../../catalogue-memory';
import type { Executor } from '../../ports/database';
import { categories, categoryCities, categoryTypes, isOpenThere } from '../../schema';
import type { CataloguePorts } from './placing';

const recallCategoryId = createCatalogueMemory<number>();

interface Basket extends Service {
  /** The other types of the order. */
  readonly moreTypeIds: readonly number[];
}

/** The one category of all types. Throws the errors of `requireOrderableCategory`, and service-not-available. */
export async function requireOneCategory(
  executor: Executor,
  { moreTypeIds, ...service }: Basket,
  ports: CataloguePorts,
): Promise<number> {
  const categoryId = await requireOrderableCategory(executor, service, ports);
  for (const typeId of moreTypeIds) {
    const otherId = await requireOrderableCategory(executor, { ...service, typeId }, ports);
    if (otherId !== categoryId) throw new CallError('service-not-available');
  }
  return categoryId;
}

interface Service {
  readonly kind: ServiceKind;
  /** Null for a kind without types. */
  readonly typeId: number | null;
  readonly cityId: number;
}

/**
 * The category of a type, if it is of the kind and takes orders in the city now. Where the kind has no types, it is the
 * kind's category. Throws service-not-available, and invalid-input without a type that is needed.
 */
export function requireOrderableCategory(
  executor: Executor,
  { kind, typeId, cityId }: Service,
  ports: CataloguePorts,
): Promise<number> {
  if (typeId === null && getKind(kind).hasType)
    throw new CallError('invalid-input', { fields: [{ field: 'srvcattypeid', message: 'required' }] });
  return recallCategoryId(ports, `${kind}/${typeId}/${cityId}`, async () => {
    const [found] = await executor
      .select({ categoryId: categories.id })
      .from(categories)
      .leftJoin(categoryTypes, and(eq(categoryTypes.categoryId, categories.id), eq(categoryTypes.id, typeId ?? 0)))
      .innerJoin(
        categoryCities,
        and(eq(categoryCities.categoryId, categories.id), eq(categoryCities.cityId, cityId), isOpenThere),
      )
      .where(
        and(
          typeId === null ? undefined : eq(categoryTypes.isOrderable, true),
          eq(sql`coalesce(${categoryTypes.kind}, ${categories.kind})`, kind),
          eq(categories.isOrderable, true),
          eq(categories.isHidden, false),
        ),
      );
    if (!found) throw new CallError('service-not-available');
    return found.categoryId;
  });
}
