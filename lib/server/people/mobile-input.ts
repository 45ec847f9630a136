import { CallError } from '@/lib/contract/call-error';
import { toMobile } from '@/lib/domain/person/mobile';

/** A mobile as it was typed in its one form. Throws invalid-input, naming the field. */
export function requireMobile(text: string, field: string): string {
  const mobile = toMobile(text);
  if (mobile === null) throw new CallError('invalid-input', { fields: [{ field, message: 'invalid-mobile' }] });
  return mobile;
}
