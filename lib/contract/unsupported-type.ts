import { CallError } from './call-error';

/**
 * The refusal of a file, or of a body, by its type.
 * @param given the type's short name as people know it, such as `HEIC`; null where its bytes do not tell
 * @param expected the types that are taken, with commas in between
 */
export function toUnsupportedType(given: string | null, expected: string): CallError {
  return new CallError('unsupported-type', { params: { given: given ?? 'unknown', expected } });
}
