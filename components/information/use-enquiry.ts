import { useCallback, useRef, useState, type FormEvent } from 'react';

import { toFieldWords, useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { useLocale } from '@/lib/i18n/location';

import { findFieldProblem, type EnquiryField, type FieldProblemKey } from './enquiry-fields';
import { fillWithWhatIsKnown } from './known-answers';
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

/**
 * The state of a form whose fields keep their own text: nothing typed is lost, neither before the script came nor by a
 * failure.
 */
export function useEnquiry(enquiry: EnquiryName, fields: readonly EnquiryField[], words: EnquiryWords) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement | null>(null);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (element) fillWithWhatIsKnown(element, locale);
    },
    [locale],
  );
  const [problems, setProblems] = useState<Problems>({});
  const [isSent, setIsSent] = useState(false);
  const { isSending, failure, send, forget: forgetFailure } = useSending();

  function show(found: Problems) {
    setProblems(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  }

  // Without words of the host no answer came, or not even what asks for one could be fetched.
  const hasWords = (failed: CallError) => failed.message !== failed.key;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const found = fields.flatMap((field) => {
      const problem = findFieldProblem(field, read(field.name));
      return problem ? [[field.name, words.problems[problem]] as const] : [];
    });
    forgetFailure();
    show(Object.fromEntries(found));
    if (found.length > 0) return;
    const sent = await send(() => sendEnquiry(enquiry, read));
    if (sent.ok) setIsSent(true);
    else if (hasWords(sent.failure)) show(toFieldWords(sent.failure));
  }

  const forget = (name: string) => setProblems(({ [name]: _gone, ...left }) => left);
  return {
    attach,
    problems,
    failure: failure && (hasWords(failure) ? failure.message : words.networkFailed),
    isSending,
    isSent,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    forget,
    startAnew: () => setIsSent(false),
  };
}
