const PROBLEM = '[aria-invalid="true"], [role="alert"]';
const CONTROL = ':is(input, select, textarea):not(:disabled)';

/**
 * The problem may be far above the button that was pressed. It comes into view, and its control gets the focus. Without
 * a control its words get it. Call it when the problems are drawn.
 */
export function showFirstProblem(form: HTMLElement): void {
  const problem = form.querySelector<HTMLElement>(PROBLEM);
  if (!problem) return;
  const control = problem.matches(CONTROL) ? problem : problem.querySelector<HTMLElement>(CONTROL);
  // A group of choices may be longer than the window; what is wrong stands above its first.
  const isGroup = control !== null && control !== problem;
  problem.scrollIntoView({ block: isGroup ? 'start' : 'center' });
  if (!control) problem.tabIndex = -1;
  (control ?? problem).focus({ preventScroll: true });
}
