import { useRef, useState, type FormEvent } from 'react';

import { CallError } from '@/lib/contract/call-error';

import { findFieldProblem, type EnquiryField, type FieldProblemKey } from './enquiry-fields';
import { sendEnquiry, type EnquiryName } from './send-enquiry';

export interface EnquiryWords {
  readonly submit: string;
  readonly sentTitle: string;
  readonly sentText: string;
  readonly another: string;
  readonly networkFailed: string;
  readonly problems: Readonly<Record<FieldProblemKey, string>>;
}

type Problems = Readonly<Record<string, string>>;

/** The state of a form whose fields keep their own text: nothing typed is lost, neither before the script came nor by a failure. */
export function useEnquiry(enquiry: EnquiryName, fields: readonly EnquiryField[], words: EnquiryWords) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');

  function show(found: Problems) {
    setProblems(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  }

  function fail(error: unknown) {
    setState('open');
    // Without words of the host no answer came, or not even what asks for one could be fetched.
    if (!(error instanceof CallError) || error.message === error.key) return setFailure(words.networkFailed);
    const isKnown = (key: string): key is FieldProblemKey => Object.hasOwn(words.problems, key);
    show(
      Object.fromEntries(
        error.fields.map(({ field, message }) => [field, isKnown(message) ? words.problems[message] : error.message]),
      ),
    );
    setFailure(error.message);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const found = fields.flatMap((field) => {
      const problem = findFieldProblem(field, read(field.name));
      return problem ? [[field.name, words.problems[problem]] as const] : [];
    });
    setFailure(null);
    show(Object.fromEntries(found));
    if (found.length > 0) return;
    setState('sending');
    sendEnquiry(enquiry, read).then(() => setState('sent'), fail);
  }

  const forget = (name: string) => setProblems(({ [name]: _gone, ...left }) => left);
  return { form, problems, failure, state, submit, forget, startAnew: () => setState('open') };
}
