import { readStored, store } from '@/lib/client/browser-storage';

const SWITCH = 'single-keys';

/** Whether letters are keys of the page in this browser; a person can turn them off. */
export function hasSingleKeys(): boolean {
  return readStored(SWITCH) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  store(SWITCH, isOn ? 'on' : 'off');
}

/** Elements for typing letters. A checkbox takes none. */
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a letter is a key of the page: nobody types, nothing is open above the page, and no other key is held. */
export function listensToKeys({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('[role$="dialog"]')) return false;
  return !(target instanceof Element && target.closest(TYPED_INTO));
}

/** The letter of a key's place on the keyboard, in every layout; null for other keys. */
export function toKeyLetter({ code }: KeyboardEvent): string | null {
  return /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : null;
}
