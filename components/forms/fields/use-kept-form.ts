import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

import { forgetForm, forgetForms, keepForm, readKeptForm } from '@/lib/client/kept-forms';
import { useUserAccount } from '@/lib/client/user-account';
import { isJsonObject, parseJson } from '@/lib/domain/text/json';

/**
 * Unsent values typed over `saved`; null for none, after a change at the server, or from a page version with other
 * fields.
 */
function findKept<Form extends object>(userId: number, name: string, saved: Form): Form | null {
  const kept = parseJson(readKeptForm(userId, name));
  if (!isJsonObject(kept) || kept.base !== JSON.stringify(saved) || !isJsonObject(kept.form)) return null;
  const { form } = kept;
  return Object.keys(saved).every((field) => field in form) ? (form as Form) : null;
}

interface KeptForm<Form> {
  readonly form: Form;
  readonly setForm: Dispatch<SetStateAction<Form>>;
  /**
   * The form was saved, or given up: nothing is left to give back. `next` is what stands in it from now on, where that
   * is something else.
   */
  readonly settle: (next?: Form) => void;
}

/**
 * The state of a form of the person's account, which goes on where it was left. `saved` is what the server has. Text
 * typed over it stays in this tab until it is sent. Never for passwords and codes.
 */
export function useKeptForm<Form extends object>(name: string, saved: Form): KeptForm<Form> {
  const userId = useUserAccount()?.userId ?? null;
  const [first] = useState(() => (userId === null ? null : findKept(userId, name, saved)) ?? saved);
  const [form, setForm] = useState(first);
  const [settled, setSettled] = useState(first);
  const base = JSON.stringify(saved);
  useEffect(() => {
    if (userId !== null) forgetForms({ but: userId });
  }, [userId]);
  useEffect(() => {
    if (userId !== null && form !== settled) keepForm(userId, name, JSON.stringify({ base, form }));
  }, [userId, name, base, form, settled]);
  const settle = (next?: Form) => {
    if (next) setForm(next);
    setSettled(next ?? form);
    if (userId !== null) forgetForm(userId, name);
  };
  return { form, setForm, settle };
}
