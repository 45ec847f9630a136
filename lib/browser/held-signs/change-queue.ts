import { isTakenOver } from './taken-over';

const LOOK_AGAIN_MS = 30;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Change {
  readonly value: string;
  /** Of boxes and choices. */
  readonly isChecked: boolean | undefined;
}

const changes = new Map<Control, Change>();

/**
 * Keeps what somebody typed or chose in a control that is not alive yet, and tells the framework of it once that has
 * taken the control over. Left alone, React knows nothing of it, and writes its own state over it with its next render.
 */
export function holdChanges(): void {
  for (const sign of ['input', 'change']) window.addEventListener(sign, hold, { capture: true });
}

function hold({ target }: Event): void {
  if (!isControl(target)) return;
  // React hears of this one itself, and with it of all that was typed before.
  if (isTakenOver(target)) return void changes.delete(target);
  if (changes.size === 0) setTimeout(tellOfChanges, LOOK_AGAIN_MS);
  changes.set(target, { value: target.value, isChecked: isBox(target) ? target.checked : undefined });
}

function tellOfChanges(): void {
  for (const [control, change] of changes) {
    if (control.isConnected && !isTakenOver(control)) continue;
    changes.delete(control);
    if (control.isConnected) tell(control, change);
  }
  if (changes.size > 0) setTimeout(tellOfChanges, LOOK_AGAIN_MS);
}

function tell(control: Control, { value, isChecked }: Change): void {
  if (isChecked !== undefined && isBox(control)) {
    // The press changes it again, where React hears of it.
    control.checked = !isChecked;
    return control.click();
  }
  const hasChosen = control instanceof HTMLSelectElement || control.type === 'file';
  if (!hasChosen) type(control, value);
  else if (control instanceof HTMLSelectElement) control.value = value;
  control.dispatchEvent(new Event(hasChosen ? 'change' : 'input', { bubbles: true }));
}

/**
 * React notes what a control's own `value` is set to, and hears of an event only where something else stands in it: the
 * text is set past React.
 */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = text === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // A field of numbers has no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
