const PROBLEM = '[aria-invalid="true"], [role="alert"]';
const CONTROL = ':is(input, select, textarea):not(:disabled)';

/**
 * What is wrong may be far above the button that was pressed: it comes into view, and its control has the focus, or the words where it has none.
 * Call it when the problems are drawn.
 */
export function showFirstProblem(form: HTMLElement): void {
  const problem = form.querySelector<HTMLElement>(PROBLEM);
  if (!problem) return;
  problem.scrollIntoView({ block: 'center' });
  const control = problem.matches(CONTROL) ? problem : problem.querySelector<HTMLElement>(CONTROL);
  if (!control) problem.tabIndex = -1;
  (control ?? problem).focus({ preventScroll: true });
}
