/**
 * Hears what is typed into a field from now on, and what was typed since it was read. The page was alive for its person
 * before this part of it.
 */
export function followTyping(field: HTMLInputElement, hear: () => void, signal: AbortSignal): void {
  field.addEventListener('input', hear, { signal });
  queueMicrotask(() => signal.aborted || hear());
}

/**
 * The parts of a form that the server drew, by the form's id: an island that makes it alive finds them here. They stay
 * what they are while the form is there.
 */
export function findFormControls(formId: string) {
  const form = document.getElementById(formId);
  return {
    form: form instanceof HTMLFormElement ? form : null,
    field: form?.querySelector('input') ?? null,
    button: form?.querySelector('button') ?? null,
  };
}
