import { contract, type CallAnswer, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';
import { fillPath, toQuery } from '@/lib/contract/fill-path';
import { readCallError, readField } from '@/lib/contract/read-call-error';
import { isSuccess } from '@/lib/contract/success';
import { REMOTE_READ_TIMEOUT_MS, REMOTE_WRITE_TIMEOUT_MS } from '@/lib/domain/constants/process';

import type { CallFacts } from '../app';
import type { SiteContext } from '../context';
import { askHost, type HostAnswer, type HostRequest } from './ask-host';

/**
 * Makes a call at a host elsewhere; the answer is checked against the contract. Throws the error that the host names,
 * and service-unavailable for an unreadable answer.
 */
export async function callHost<Name extends CallName>(
  name: Name,
  host: string,
  input: unknown,
  facts: CallFacts,
  context: SiteContext,
): Promise<CallAnswer<Name>> {
  const definition: CallDefinition<CallName> = contract[name];
  const answer = await askHost(
    {
      ...toRequest(definition, host, input),
      timeoutMs: facts.isRendering || definition.isSafe ? REMOTE_READ_TIMEOUT_MS : REMOTE_WRITE_TIMEOUT_MS,
    },
    facts,
    context,
  );
  try {
    return readAnswer<Name>(definition, answer);
  } catch (error) {
    if (error instanceof CallError && error.key !== 'service-unavailable') throw error;
    context.log.error(
      { err: error, call: name, status: answer.status, requestId: facts.requestId },
      'the answer of a host elsewhere misses the contract',
    );
    throw new CallError('service-unavailable', { cause: error });
  }
}

function toRequest(definition: CallDefinition, host: string, input: unknown): Omit<HostRequest, 'timeoutMs'> {
  const { path, rest } = fillPath(definition.path, input);
  const common = { label: definition.name, method: definition.method };
  if (definition.method === 'GET') return { ...common, url: `${host}/${path}${toQuery(rest)}` };
  if (definition.isUpload) return { ...common, url: `${host}/${path}`, body: toForm(rest.file) };
  return {
    ...common,
    url: `${host}/${path}`,
    body: JSON.stringify(rest),
    headers: { 'content-type': 'application/json' },
  };
}

function toForm(file: unknown): FormData {
  const form = new FormData();
  form.append('file', new Blob(file instanceof Uint8Array ? [new Uint8Array(file)] : []), 'file');
  return form;
}

/** An answer whose desc or value is not success is not read (C-91). */
function readAnswer<Name extends CallName>(
  definition: CallDefinition<CallName>,
  { status, bytes }: HostAnswer,
): CallAnswer<Name> {
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const envelope = readField(body, 'responseStatus');
  const isBareAnswer = definition.isBare && status === 200 && envelope === undefined;
  if (!isBareAnswer && envelope === undefined)
    throw new TypeError(`an answer without responseStatus, with HTTP status ${status}`);
  if (!isBareAnswer && !isSuccess(definition.name, readField(body, 'desc'), readField(envelope, 'value')))
    throw readCallError(body);
  // The definition is the one of this name; a generic name cannot say so to the compiler.
  return definition.answer.parse(body) as CallAnswer<Name>;
}
