import { useEffect, useRef, type ReactNode } from 'react';

/**
 * What a press shows in the place of the pressed button. The focus, which goes away with that button, moves on to the
 * reason, or to the field that is wrong.
 */
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
