'use client';

import { useSyncExternalStore } from 'react';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useLocale } from '@/lib/i18n/location';

import type { EnquiryField } from './enquiry-fields';
import type { EnquiryName } from './send-enquiry';
import { useEnquiry, type EnquiryWords } from './use-enquiry';

interface EnquiryFormProps {
  readonly enquiry: EnquiryName;
  readonly fields: readonly EnquiryField[];
  readonly words: EnquiryWords;
  /**
   * For a press on its button before the script listens (lib/server/http/pages/late-boot), instead of a plain form that
   * leads nowhere.
   */
  readonly needsScript?: boolean;
}

const subscribe = () => () => undefined;

/**
 * A form that arrives at the operator. Before its script it is a plain one: the browser checks and sends it, and the
 * page says how that went (FormOutcomes).
 */
export function EnquiryForm({ enquiry, fields, words, needsScript = false }: EnquiryFormProps) {
  const locale = useLocale();
  const hasScript = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { attach, problems, failure, isSending, isSent, submit, forget, startAnew } = useEnquiry(
    enquiry,
    fields,
    words,
  );
  if (isSent) return <Sent words={words} onAnother={startAnew} />;
  return (
    <form
      ref={attach}
      method="post"
      action={`/api/forms/${enquiry}/${locale}`}
      noValidate={hasScript}
      data-needs-script={needsScript || undefined}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2"
    >
      {fields.map((field, at) => (
        <div key={field.name} className={isHalf(fields, at) ? undefined : 'tablet:col-span-2'}>
          <Control field={field} error={problems[field.name]} onTyped={() => forget(field.name)} />
        </div>
      ))}
      {failure !== null && (
        <Notice tone="error" className="tablet:col-span-2">
          {failure}
        </Notice>
      )}
      <Button type="submit" size="large" className="tablet:col-span-2" isLoading={isSending}>
        {words.submit}
      </Button>
    </form>
  );
}

/** A mobile stands beside the name of whose it is. */
const isHalf = (fields: readonly EnquiryField[], at: number) =>
  fields[at]?.kind === 'mobile' || fields[at + 1]?.kind === 'mobile';

function Control({ field, error, onTyped }: { field: EnquiryField; error: string | undefined; onTyped: () => void }) {
  const { name, label, hint, placeholder, kind, minLength, maxLength, autoComplete, isOptional = false } = field;
  const common = {
    name,
    label,
    hint,
    placeholder,
    error,
    minLength,
    maxLength,
    autoComplete,
    required: !isOptional,
    onChange: onTyped,
  };
  if (kind === 'text') return <Textarea {...common} rows={5} />;
  return kind === 'mobile' || kind === 'order' ? (
    <TextField {...common} isNumeric type={kind === 'mobile' ? 'tel' : 'text'} />
  ) : (
    <TextField {...common} />
  );
}

function Sent({ words, onAnother }: { words: EnquiryWords; onAnother: () => void }) {
  return (
    // The form that had the focus is gone.
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="flex flex-col items-start gap-4 focus:outline-none"
    >
      <Notice tone="success" className="w-full">
        <p className="text-18 font-bold">{words.sentTitle}</p>
        <p>{words.sentText}</p>
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
