import { isJsonObject, parseJson } from '@/lib/domain/text/json';
import { EMPTY_DRAFT, FIELD_ROWS, isFieldEmpty, toEmptyParts, type OrderDraft } from '@/lib/funnel/draft';

/** The version of the stored form. A draft of another version is not read: its fields may mean something else. */
const VERSION = 1;

/** A draft as text, without the values that an empty draft holds anyway. */
export function encodeDraft(draft: OrderDraft): string {
  const kept = FIELD_ROWS.flatMap(([name]) => (isFieldEmpty(draft, name) ? [] : [[name, draft[name]] as const]));
  return JSON.stringify({ version: VERSION, draft: Object.fromEntries(kept) });
}

/** A stored draft; null for a malformed draft or another version. A wrong field counts as unanswered. */
export function findStoredDraft(text: string | null): OrderDraft | null {
  const stored = parseJson(text);
  if (!isJsonObject(stored) || stored.version !== VERSION || !isJsonObject(stored.draft)) return null;
  const fields = stored.draft;
  const good = FIELD_ROWS.flatMap(([name, { check, fromOlder }]) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : fromOlder?.(fields);
    return check(value) ? [[name, value] as const] : [];
  });
  // The checks of the rows are what makes this the draft's type.
  return { ...EMPTY_DRAFT, ...(Object.fromEntries(good) as Partial<OrderDraft>) };
}

/** A visit that lies in the past cannot be ordered any more: its day, hour and provider are asked again. */
export function withoutPast(draft: OrderDraft, today: string): OrderDraft {
  if (draft.placed || draft.gDate === null || draft.gDate >= today) return draft;
  return { ...draft, ...toEmptyParts('dates', 'provider', 'return-date') };
}
