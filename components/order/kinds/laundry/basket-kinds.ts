import type { CallAnswer } from '@/lib/contract';
import { toSearchKey } from '@/lib/domain/text/letters';
import type { OrderDraft } from '@/lib/funnel/draft';

export type Item = CallAnswer<'laundry/getallitembygrade'>['lstItem'][number];

type Basket = Pick<OrderDraft, 'clothes' | 'srvcattypeid' | 'moreTypeIds'>;

/** The pieces of one type. */
export interface PieceKind {
  readonly id: number;
  readonly name: string;
  readonly items: readonly Item[];
}

interface KindNames {
  readonly types: readonly { readonly id: number; readonly name: string }[];
  /** The kind that the customer came for: it stands first. */
  readonly firstId: number | null;
}

/** The pieces kind by kind; those of a type that takes no orders are left out. */
export function toKinds(items: readonly Item[], { types, firstId }: KindNames): PieceKind[] {
  const kinds = types.map(({ id, name }) => ({ id, name, items: items.filter((item) => item.srvcattypeid === id) }));
  const listed = kinds.filter((kind) => kind.items.length > 0);
  return [...listed.filter(({ id }) => id === firstId), ...listed.filter(({ id }) => id !== firstId)];
}

/** The pieces whose name has what was typed in it; where none has, all of the kinds whose name has. */
export function findPieces(kinds: readonly PieceKind[], text: string): PieceKind[] {
  const wanted = toSearchKey(text);
  const isMeant = (name: string) => toSearchKey(name).includes(wanted);
  const found = kinds
    .map((kind) => ({ ...kind, items: kind.items.filter((item) => isMeant(item.itemName)) }))
    .filter(({ items }) => items.length > 0);
  return found.length > 0 ? found : kinds.filter(({ name }) => isMeant(name));
}

export function countOf({ clothes }: Pick<Basket, 'clothes'>, { itemId }: Item): number {
  return clothes?.find((known) => known.itemId === itemId)?.count ?? 0;
}

/** How many of a kind are in the basket, and for how much, in rial. */
export function sumUp(basket: Pick<Basket, 'clothes'>, items: readonly Item[]): { count: number; sumRial: number } {
  return items.reduce(
    ({ count, sumRial }, item) => {
      const more = countOf(basket, item);
      return { count: count + more, sumRial: sumRial + more * item.priceRial };
    },
    { count: 0, sumRial: 0 },
  );
}

/** The basket with another number of a piece, and with the types that it is of then. Unknown pieces fall out. */
export function withCount(basket: Basket, kinds: readonly PieceKind[], changed: { item: Item; count: number }) {
  const clothes = kinds
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const count = item.itemId === changed.item.itemId ? changed.count : countOf(basket, item);
      return count > 0 ? [{ itemId: item.itemId, count }] : [];
    });
  return { clothes, moreTypeIds: listTypes({ ...basket, clothes }, kinds).filter((id) => id !== basket.srvcattypeid) };
}

/**
 * The types as the order is sent. It has the name of the type that the customer came for. Without a piece of that type
 * it has the name of the basket's first type.
 */
export function toOrderTypes(basket: Basket, kinds: readonly PieceKind[]): Partial<Basket> {
  const [first = basket.srvcattypeid, ...moreTypeIds] = listTypes(basket, kinds);
  return { srvcattypeid: first, moreTypeIds };
}

/** The kinds with a piece in the basket, in the order in which they are shown. */
function listTypes(basket: Basket, kinds: readonly PieceKind[]): number[] {
  return kinds.filter(({ items }) => sumUp(basket, items).count > 0).map(({ id }) => id);
}
