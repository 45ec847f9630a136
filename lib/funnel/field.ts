import type { CallAnswer } from '@/lib/contract';
import type { Check } from '@/lib/funnel/stored-checks';

/** The part that a changed answer clears (BEHAVIOUR 3). `dates` is day and hour of the visit. */
export type ClearedPart =
  'basket' | 'details' | 'movers' | 'provider' | 'price' | 'dates' | 'return-date' | 'service-price';

/** An order that is made again, as the server tells it. */
export type FormerOrder = CallAnswer<'clean/getrepeatdraft'>;

interface FieldRules<Value> {
  /** The parts of the order that it belongs to: it is emptied with each of them. */
  readonly parts?: readonly ClearedPart[];
  /**
   * An order that is made again has it of the former one, by the same name. Without this or `fromFormer` it is asked
   * anew.
   */
  readonly isRepeated?: true;
  /** The value for a repeated order, where the former answer has another name. */
  readonly fromFormer?: (former: FormerOrder) => Value;
  /** The value from an older version's stored names; it is checked like everything stored. */
  readonly fromOlder?: (stored: Readonly<Record<string, unknown>>) => unknown;
}

/** One field of the draft: everything that the funnel knows of it. */
export interface Field<Value> extends FieldRules<Value> {
  /** The value until it is answered. */
  readonly empty: Value;
  /** The check of a stored value; a failing one counts as not answered. */
  readonly check: Check<Value>;
  /** Turns the value into the field of the placing call with this name; without it the field stays in the browser. */
  toWire?(value: Value): unknown;
}

/** The values of rows, by the rows' names. */
export type DraftOf<Fields extends Readonly<Record<string, { readonly empty: unknown }>>> = {
  [Name in keyof Fields]: Fields[Name]['empty'];
};

/** A field that the call which places the order knows. */
interface SentField<Value, Wire> extends Field<Value> {
  toWire(value: Value): Wire;
}

/** A field that is null until it is answered; an empty list or text is an answer. */
export function answer<Value>(check: Check<Value>, rules: FieldRules<Value | null> = {}): Field<Value | null> {
  // A stored field is never null: an empty one is left out.
  return { empty: null, check: check as Check<Value | null>, ...rules };
}

/** A field that holds something from the start. */
export function preset<Value>(empty: Value, check: Check<Value>, rules: FieldRules<Value> = {}): Field<Value> {
  return { empty, check, ...rules };
}

/** Sent as it is; with `toWire` in the form that the call wants. */
export function sent<Value>(field: Field<Value>): SentField<Value, Value>;
export function sent<Value, Wire>(field: Field<Value>, toWire: (value: Value) => Wire): SentField<Value, Wire>;
export function sent<Value>(field: Field<Value>, toWire: (value: Value) => unknown = (value) => value) {
  return { ...field, toWire };
}
