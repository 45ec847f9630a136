import { NO_TYPE_ID } from '../kind/service-kind';

interface Service {
  readonly categoryId: number;
  readonly typeId: number;
}

/** The services of a provider who takes whole categories: their types, and NO_TYPE_ID for a category without types. */
export function toServices(categoryIds: readonly number[], types: readonly Service[]): readonly Service[] {
  const without = categoryIds.filter((categoryId) => !types.some((type) => type.categoryId === categoryId));
  return [...types, ...without.map((categoryId) => ({ categoryId, typeId: NO_TYPE_ID }))];
}
