import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

import { readApplicationDraft, removeApplicationDraft, writeApplicationDraft } from '@/lib/client/application-draft';
import { useUserAccount } from '@/lib/client/user-account';
import { isJsonObject, parseJson, type JsonObject } from '@/lib/domain/text/json';
import { APPLICATION_PARTS, type ApplicationPart } from '@/lib/domain/provider/provider-application';

import type { Application } from '@/components/forms/application/choices';

/** The parts that somebody types; papers are kept as soon as they have arrived. */
type TypedPart = Exclude<ApplicationPart, 'documents'>;

/** The server's version of a part. A draft of another version is out of date. */
function toBase(application: Application, part: TypedPart): string {
  return JSON.stringify(part === 'bank' ? application.sheba : application[part]);
}

/** A part's unsent values of this person and browser; null for none, or for outdated ones. */
function findDraft(userId: number, application: Application, part: TypedPart): JsonObject | null {
  const draft = parseJson(readApplicationDraft(userId, part));
  return isJsonObject(draft) && draft.base === toBase(application, part) && isJsonObject(draft.form)
    ? draft.form
    : null;
}

/** The first part with something typed that the server does not have; undefined where there is none. */
export function findDraftedPart(userId: number, application: Application): TypedPart | undefined {
  return APPLICATION_PARTS.filter((part) => part !== 'documents').find(
    (part) => findDraft(userId, application, part) !== null,
  );
}

/**
 * The form of a part: what this person typed here last, else what the server has (`saved`). Every change stays in this
 * browser until the part is saved (use-part-saving.ts). So neither a session's end nor a closed page loses anything.
 */
export function usePartForm<Form extends object>(
  application: Application,
  part: TypedPart,
  saved: () => Form,
): [Form, Dispatch<SetStateAction<Form>>] {
  const userId = useUserAccount()?.userId ?? null;
  const [base] = useState(() => toBase(application, part));
  const [first] = useState(() => {
    const known = saved();
    const draft = userId === null ? null : findDraft(userId, application, part);
    // A form of another shape is of another version of this page.
    return draft !== null && Object.keys(known).every((field) => field in draft) ? (draft as Form) : known;
  });
  const [form, setForm] = useState(first);
  useEffect(() => {
    if (userId !== null && form !== first) writeApplicationDraft(userId, part, JSON.stringify({ base, form }));
  }, [userId, part, base, form, first]);
  return [form, setForm];
}

/** The parts are saved: nothing is left to give back. */
export function dropDrafts(userId: number, parts: readonly string[]): void {
  for (const part of parts) removeApplicationDraft(userId, part);
}
