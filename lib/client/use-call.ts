'use client';

import useSWR, { mutate, type SWRConfiguration } from 'swr';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import type { CallError } from '@/lib/contract/call-error';

import { afterPaint } from './after-paint';
import { callFromBrowser } from './browser';

type Options<Name extends CallName> = SWRConfiguration<CallAnswer<Name>, CallError> & {
  /** A signed task link, where there is no session (BEHAVIOUR 1.9). */
  readonly authorization?: string;
};

/** From this status on, the failure is the host's or the network's, and can pass by itself. */
const FIRST_SERVER_ERROR = 500;

/**
 * Whether a failed call is repeated by itself. A failure of the host or the network is. A refusal is not, least of all
 * one for too many calls.
 */
export function isWorthAsking({ status }: CallError): boolean {
  return status >= FIRST_SERVER_ERROR;
}

/** A phone takes some ms to begin a call, and a screen begins several: it is painted first. */
const painted = () => new Promise<void>(afterPaint);

/** A call's answer, kept fresh. `input` null: nothing is asked yet. Two components that ask the same thing ask once. */
export function useCall<Name extends CallName>(
  name: Name,
  input: CallRequest<Name> | null,
  { authorization, ...options }: Options<Name> = {},
) {
  return useSWR<CallAnswer<Name>, CallError>(
    input === null ? null : [name, input, authorization],
    async () => {
      await painted();
      return callFromBrowser(name, input as CallRequest<Name>, { authorization });
    },
    { shouldRetryOnError: isWorthAsking, ...options },
  );
}

/**
 * Asks before it is shown, unless the answer is known: the call's user then has this answer at once, and asks for a
 * fresher one.
 */
export async function callAhead<Name extends CallName>(name: Name, input: CallRequest<Name>): Promise<void> {
  const ask = async (known?: CallAnswer<Name>) => known ?? (await callFromBrowser(name, input));
  await mutate<CallAnswer<Name>>([name, input, undefined], ask, { revalidate: false });
}
