/** Whether a letter is a key of the page: nobody types, nothing is open above the page, and no other key is held. */
export function listensToKeys({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('[role="dialog"]')) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
