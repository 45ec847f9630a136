import { useEffect, useRef, type ReactNode } from 'react';

/** Content in the place of a pressed button. The button's focus moves on to the reason, or to the wrong field. */
export function ShownPlan({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    const wrong = dialog?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    (wrong ?? dialog?.querySelector('textarea'))?.focus();
  }, []);
  return (
    <div ref={place} className="flex flex-col gap-4">
      {children}
    </div>
  );
}
