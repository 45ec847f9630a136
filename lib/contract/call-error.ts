import { errors, type ErrorKey } from './errors';

/**
 * One wrong field of an input: its path in the request (`deliveryaddr`, `lines.0.count`) and the message key under
 * errors.fields.
 */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface CallErrorOptions {
  /** Placeholders of the words in messages/<locale>/errors.json. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
  /** Fields that the answer carries beside the envelope, e.g. the next free hour. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The words as the host sent them, in the person's language. */
  readonly words?: string;
  readonly cause?: unknown;
}

/**
 * A call that did not succeed, on either side of the wire. `message` is the words where they are known, else the key.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly key: ErrorKey;
  readonly status: number;
  readonly value: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(key: ErrorKey, options: CallErrorOptions = {}) {
    super(options.words ?? key, { cause: options.cause });
    this.key = key;
    this.status = errors[key].status;
    this.value = errors[key].value;
    this.params = options.params ?? {};
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details ?? {};
  }
}
