import { toMobile } from '@/lib/domain/person/mobile';

/** Problems that the form sees by itself; the server says its own (errors.json, `fields`). */
export type FieldProblemKey = 'required' | 'invalid-mobile' | 'too-short' | 'too-long';

export interface EnquiryField {
  /** As the call names it. */
  readonly name: string;
  readonly label: string;
  /** An order is the number of one. */
  readonly kind: 'line' | 'mobile' | 'order' | 'text';
  readonly hint?: string;
  /** How it may look; the card gives a mobile its own. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
}

/** The problem of a typed field; null for none. */
export function findFieldProblem(field: EnquiryField, typed: string): FieldProblemKey | null {
  const text = typed.trim();
  if (text === '') return field.isOptional ? null : 'required';
  if (field.kind === 'mobile') return toMobile(text) === null ? 'invalid-mobile' : null;
  if (text.length < (field.minLength ?? 1)) return 'too-short';
  return text.length > field.maxLength ? 'too-long' : null;
}
