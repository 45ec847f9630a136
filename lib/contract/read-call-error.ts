import { CallError, type FieldProblem } from './call-error';
import { errors, isErrorKey, type ErrorKey } from './errors';

/** The error that a host's answer names, with the words of the host. */
export function readCallError(body: unknown): CallError {
  const status = readField(body, 'responseStatus');
  const name = readField(status, 'name');
  const words = readField(status, 'descr');
  const retryAfterSeconds = readField(body, 'retryAfterSeconds');
  const fields = readField(body, 'fields');
  const key = typeof name === 'string' && isErrorKey(name) ? name : findKeyByValue(readField(status, 'value'));
  return new CallError(key, {
    ...(typeof words === 'string' && words !== '' ? { words } : {}),
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
    ...(Array.isArray(fields) ? { fields: fields.filter(isFieldProblem) } : {}),
    ...(typeof body === 'object' && body !== null ? { details: { ...body } } : {}),
  });
}

const SERVER_FAILS_FROM = 500;

/**
 * The error of an answer without JSON, by its HTTP status. It is a proxy's page while the host is away or overloaded,
 * or of a request that is too large or too frequent. Any other page, such as a hotel's login, is not the host's:
 * network-failed.
 */
export function toErrorBetween(status: number): CallError {
  if (status >= SERVER_FAILS_FROM) return new CallError('service-unavailable');
  const key = (['too-large', 'TooMuchRequest'] as const).find((name) => errors[name].status === status);
  return new CallError(key ?? 'network-failed');
}

/** A host elsewhere may name its errors otherwise; the values that end a session are SPEC's. */
function findKeyByValue(value: unknown): ErrorKey {
  if (value === 1005) return 'session-expired';
  if (value === 1002) return 'session-unknown';
  return 'UnknownError';
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof readField(value, 'field') === 'string' && typeof readField(value, 'message') === 'string';
}

/** A field of a value that may be no object at all. */
export function readField(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
