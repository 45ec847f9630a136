import type { ClearedPart, DraftOf, Field, FormerOrder } from '@/lib/funnel/field';
import { FIELDS } from '@/lib/funnel/fields';

/** A name of SPEC 3 "Order draft", or of the fields that the screens keep besides. */
export type DraftField = keyof typeof FIELDS;

/** One order while it is being made: null is «not answered yet». */
export type OrderDraft = DraftOf<typeof FIELDS>;

/** The rows by name, for code that treats them all alike. */
export const FIELD_ROWS = Object.entries<Field<unknown>>(FIELDS) as [DraftField, Field<unknown>][];

/** A draft, or some fields of one, made row by row: `toValue` gives what each row's type says. */
function fromRows(toValue: (row: Field<unknown>, name: string) => unknown, rows = FIELD_ROWS): Partial<OrderDraft> {
  return Object.fromEntries(rows.map(([name, row]) => [name, toValue(row, name)]));
}

/** All fields empty; no way to pay chosen. */
export const EMPTY_DRAFT = fromRows((row) => row.empty) as OrderDraft;

/** The service's own fields, which are known before any question: the page of a service is where its order runs. */
export function createDraft(service: Pick<OrderDraft, 'serviceEnum' | 'srvcategoryid'>): OrderDraft {
  return { ...EMPTY_DRAFT, ...service };
}

/**
 * The draft of a repeated order: the former answers and address, and the former provider, who stands first where
 * providers are chosen. Day, hour, provider and payment are asked anew.
 */
export function toRepeatedDraft(former: FormerOrder): OrderDraft {
  const answers: Readonly<Record<string, unknown>> = former.draft;
  return fromRows(({ isRepeated, fromFormer, empty }, name) => {
    if (fromFormer) return fromFormer(former);
    return isRepeated ? (answers[name] ?? empty) : empty;
  }) as OrderDraft;
}

/** Answered means something else than an empty draft's value. */
export function isFieldEmpty(draft: OrderDraft, field: DraftField): boolean {
  return draft[field] === EMPTY_DRAFT[field];
}

/** The fields that go when a part is cleared. */
export function listPartFields(part: ClearedPart): DraftField[] {
  return FIELD_ROWS.filter(([, row]) => row.parts?.includes(part)).map(([name]) => name);
}

/** The fields of these parts, all empty. */
export function toEmptyParts(...parts: readonly ClearedPart[]): Partial<OrderDraft> {
  return fromRows(
    (row) => row.empty,
    FIELD_ROWS.filter(([, row]) => parts.some((part) => row.parts?.includes(part))),
  );
}
