const PROBLEM = '[aria-invalid="true"], [role="alert"]';
const CONTROL = 'input, select, textarea';

/** What is wrong may be far above the button that was pressed: it comes into view, and its control has the focus. Call it when the problems are drawn. */
export function showFirstProblem(form: HTMLFormElement): void {
  const problem = form.querySelector<HTMLElement>(PROBLEM);
  if (!problem) return;
  problem.scrollIntoView({ block: 'center' });
  const control = problem.matches(CONTROL) ? problem : problem.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
}
