import { findContactLinks } from './contact-links';
import { findContactNumbers } from './contact-numbers';
import { MASK } from './mask';
import { toReadable } from './readable-text';

/**
 * A text without telephone, card and account numbers, without addresses of mail and sites, and without names of
 * messengers, however they are written (BEHAVIOUR 13). Everything else stays as it was written. It is the only mask: a
 * person's text is shown by it to everybody who has not accepted the other's work.
 */
export function maskContacts(text: string): { readonly text: string; readonly isMasked: boolean } {
  const { text: readable, starts, ends } = toReadable(text);
  const found = [...findContactLinks(readable), ...findContactNumbers(readable)]
    .map(([from, to]) => [starts[from] ?? 0, ends[to - 1] ?? text.length] as const)
    .sort(([one], [other]) => one - other);
  let masked = '';
  let end = 0;
  for (const [from, to] of found) {
    if (to <= end) continue;
    if (from >= end) masked += text.slice(end, from) + MASK;
    end = to;
  }
  return { text: masked + text.slice(end), isMasked: found.length > 0 };
}
