import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';

/** An answer that the order cannot do without. Throws invalid-input that names the field. */
export function requireAnswer<Value>(
  value: Value | null | undefined,
  field: keyof CallInput<'clean/addcleanrequest'>,
): Value {
  if (value === null || value === undefined)
    throw new CallError('invalid-input', { fields: [{ field, message: 'required' }] });
  return value;
}
