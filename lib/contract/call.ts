import type { z } from 'zod';

import { getAddress, type CallAddress } from './addresses';
import type { ErrorKey } from './errors';
import type { CallLimit } from './limit';

/**
 * The session that a call needs (SPEC 6).
 * - `public`: none
 * - `user`: any session
 * - `provider`: a session whose role is 4, 16 or 18
 * - `operator`: a session of an operator
 * - `task`: a session, or the signed link of the task (BEHAVIOUR 1.9)
 */
export type CallAccess = 'public' | 'user' | 'provider' | 'operator' | 'task';

/** A call is the desk's, with `operator/` before its name, or nobody's at the desk: both say the same. */
type AccessOf<Name extends string> = Name extends `operator/${string}` ? 'operator' : Exclude<CallAccess, 'operator'>;

interface CallOptions<Input extends z.ZodType, Answer extends z.ZodType> {
  readonly summary: string;
  readonly access: CallAccess;
  /** The call's rate limit. A call without one only reads; a test fails if it writes. */
  readonly limit?: CallLimit;
  readonly input: Input;
  /** The answer's fields besides the envelope E. */
  readonly answer: Answer;
  /** The errors that this call may name, beyond those that every call shares. */
  readonly outcomes?: readonly ErrorKey[];
  /** Errors that this call answers with HTTP 200, whatever their status elsewhere (WIRE). */
  readonly okOutcomes?: readonly ErrorKey[];
  /**
   * The call orders or pays: it asks for `Idempotency-Key: <UUID>`. `when-keyed`: one that comes without a key is done
   * each time; with one, once.
   */
  readonly isIdempotent?: boolean | 'when-keyed';
  /** SPEC 7 fixes a bare value as the answer: it goes out without the envelope. */
  readonly isBare?: boolean;
  /**
   * Reads only: a GET that changes state says `false`, and is then refused to prefetches and other origins. Defaults to
   * method GET.
   */
  readonly isSafe?: boolean;
  /** The body is multipart with one part `file`. */
  readonly isUpload?: boolean;
  /**
   * It moves money or says where money goes: the caller has typed the password within PASSWORD_AGAIN_MS. Any other gets
   * `password-needed`.
   */
  readonly asksPassword?: boolean;
}

/** One call, whole: its address, who may make it, its request, its answer and the errors that it names. */
export interface CallDefinition<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
>
  extends CallAddress, Required<CallOptions<Input, Answer>> {
  readonly name: Name;
}

/** Declares a call once: from it come the clients, the handler's type, the tests and the OpenAPI document. */
export function defineCall<const Name extends string, Input extends z.ZodType, Answer extends z.ZodType>(
  name: Name,
  options: CallOptions<Input, Answer> & { readonly access: AccessOf<Name> },
): CallDefinition<Name, Input, Answer> {
  const address: CallAddress = getAddress(name);
  return {
    name,
    ...address,
    limit: 'reads',
    outcomes: [],
    okOutcomes: [],
    isIdempotent: false,
    isBare: false,
    isSafe: address.method === 'GET',
    isUpload: false,
    asksPassword: false,
    ...options,
  };
}
