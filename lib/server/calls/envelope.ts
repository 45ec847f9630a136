import type { CallError } from '@/lib/contract/call-error';
import type { CallName } from '@/lib/contract';
import type { Envelope } from '@/lib/contract/envelope';
import { SUCCESS_VALUE, errors } from '@/lib/contract/errors';
import { getSuccessDesc, getSuccessName } from '@/lib/contract/success';
import type { Locale } from '@/lib/i18n/locales';

import { getWords } from '../words/words';

/** `E` beside a call's answer. The answer's own fields never replace it. */
export function addEnvelope(name: CallName, answer: unknown): Record<string, unknown> & Envelope {
  const statusName = getSuccessName(name, answer);
  return {
    ...(typeof answer === 'object' && answer !== null ? answer : {}),
    desc: getSuccessDesc(name),
    responseStatus: { value: SUCCESS_VALUE, name: statusName, descr: statusName },
  };
}

/** A host elsewhere has said it in the person's language already. */
function hasOwnWords(error: CallError): boolean {
  return error.message !== error.key;
}

/** An error as it goes out: its words in the person's language, its fields named, nothing of its cause. */
export function toErrorEnvelope(error: CallError, locale: Locale): Record<string, unknown> & Envelope {
  const words = getWords(locale, 'errors');
  const shape: { readonly status: number; readonly desc?: string } = errors[error.key];
  const fields = error.fields.map(({ field, message }) => {
    const key = `fields.${message}`;
    return { field, message: words.say(words.has(key) ? key : 'fields.invalid-type') };
  });
  return {
    ...error.details,
    desc: shape.desc ?? error.key,
    responseStatus: {
      value: error.value,
      name: error.key,
      descr: hasOwnWords(error) ? error.message : words.say(error.key, error.params),
    },
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    ...(fields.length === 0 ? {} : { fields }),
  };
}
