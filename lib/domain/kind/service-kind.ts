import { KIND_SHAPES, type KindShape, type ServiceKind } from '@/lib/contract/enumerations';

/** The type id of a category without types; no type has this number. */
export const NO_TYPE_ID = 0;

/** The parts of a kind's order. */
export function getKind(kind: ServiceKind): KindShape {
  return KIND_SHAPES[kind];
}

/** Whether orders of a kind have all of it. */
export function isOfKind(kind: ServiceKind, wanted: Partial<KindShape> = {}): boolean {
  const shape = getKind(kind);
  return (Object.keys(wanted) as (keyof KindShape)[]).every((part) => shape[part] === wanted[part]);
}
