import { findProps, isHeard, isTakenOver } from './taken-over';

const LOOK_AGAIN_MS = 30;
/**
 * React ignores a change between hydrating a control and showing its page, and then shows its own state. Each wait is
 * twice as long as the one before.
 */
const MOST_TELLINGS = 5;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Change {
  readonly value: string;
  /** The check of a box or a radio button; undefined for other controls. */
  readonly isChecked: boolean | undefined;
  /** React's value of the control before it was told. */
  saidBefore?: string;
  tellings: number;
}

const changes = new Map<Control, Change>();
let isWaiting = false;
let isTelling = false;

/**
 * Stores a person's text or choice in a control that is not hydrated yet, and tells the framework of it after the
 * hydration. Otherwise React knows nothing of it, and writes its own state over it with its next render.
 */
export function holdChanges(): void {
  for (const sign of ['input', 'change']) window.addEventListener(sign, hold, { capture: true });
}

function hold({ target }: Event): void {
  if (isTelling || !isControl(target)) return;
  // React hears of this one itself, and with it of all that was typed before.
  if (isTakenOver(target) && isHeard(target)) return void changes.delete(target);
  // One choice of a group takes another one back.
  for (const other of changes.keys()) if (isSameGroup(other, target)) changes.delete(other);
  changes.set(target, { value: target.value, isChecked: isBox(target) ? target.checked : undefined, tellings: 0 });
  lookAgain();
}

function lookAgain(): void {
  if (isWaiting || changes.size === 0) return;
  isWaiting = true;
  const tellings = Math.max(...[...changes.values()].map((change) => change.tellings));
  setTimeout(
    () => {
      isWaiting = false;
      tellOfChanges();
    },
    LOOK_AGAIN_MS * 2 ** tellings,
  );
}

/** Whether a change is left that React can be told of, and does not know yet. */
export const hasUnknownChanges = (): boolean => [...changes.keys()].some(isTakenOver);

/** Tells of each change whose control is taken over, until React knows it. */
function tellOfChanges(): void {
  for (const [control, change] of changes) {
    if (control.isConnected && !isTakenOver(control)) continue;
    const isOver = change.tellings === MOST_TELLINGS || (change.tellings > 0 && isKnown(control, change));
    if (isOver || !control.isConnected) changes.delete(control);
    else {
      if (change.tellings === 0) change.saidBefore = findSaid(control);
      change.tellings += 1;
      isTelling = true;
      tell(control, change);
      isTelling = false;
    }
  }
  lookAgain();
}

/** React's value for the control; undefined for one that keeps its own state. */
function findSaid(control: Control): string | undefined {
  const said = findProps(control)?.[isBox(control) ? 'checked' : 'value'];
  return said === undefined ? undefined : String(said);
}

/**
 * Whether React has heard of the change. It has, too, where its value changed otherwise: a text may have been
 * formatted.
 */
function isKnown(control: Control, { value, isChecked, saidBefore }: Change): boolean {
  const said = findSaid(control);
  return said === undefined || said === String(isChecked ?? value) || said !== saidBefore;
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
 * React notes what a control's own `value` is set to, and hears of an event only where something else stands in it. So
 * the text is set past React.
 */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = text === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // A field of numbers has no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

const isSameGroup = (one: Control, other: Control): boolean =>
  one !== other && one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
