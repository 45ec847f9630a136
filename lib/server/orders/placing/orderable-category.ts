import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';

import { createCatalogueMemory } from '../../catalogue-memory';
import type { Executor } from '../../ports/database';
import { categories, categoryCities, categoryTypes } from '../../schema';
import type { CataloguePorts } from './placed-kind';

const recallCategoryId = createCatalogueMemory<number>();

interface Service {
  readonly kind: ServiceKind;
  readonly typeId: number;
  readonly cityId: number;
}

/** The category of a type, if it is of the kind and takes orders in the city now. Throws service-not-available. */
export function requireOrderableCategory(
  executor: Executor,
  { kind, typeId, cityId }: Service,
  ports: CataloguePorts,
): Promise<number> {
  return recallCategoryId(ports, `${kind}/${typeId}/${cityId}`, async () => {
    const [found] = await executor
      .select({ categoryId: categories.id })
      .from(categoryTypes)
      .innerJoin(categories, eq(categories.id, categoryTypes.categoryId))
      .innerJoin(
        categoryCities,
        and(
          eq(categoryCities.categoryId, categories.id),
          eq(categoryCities.cityId, cityId),
          eq(categoryCities.isActive, true),
        ),
      )
      .where(
        and(
          eq(categoryTypes.id, typeId),
          eq(categories.kind, kind),
          eq(categories.isOrderable, true),
          eq(categories.isHidden, false),
        ),
      );
    if (!found) throw new CallError('service-not-available');
    return found.categoryId;
  });
}
