import type { IconNode } from 'lucide';
import type { FormEvent, ReactNode, Ref } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Card } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';

interface FormCardProps {
  readonly title: string;
  /** The heading of a form that opens by itself; it can take the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly hint?: ReactNode;
  /** It is one line, open or closed, for what few people fill in. */
  readonly fold?: { readonly icon: IconNode; readonly isOpen: boolean };
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A part of the details that is saved by itself. Its fields are checked here, in the page's language, not by the
 * browser.
 */
export function FormCard({ title, heading, hint, fold, onSubmit, children }: FormCardProps) {
  const { place, show } = useFirstProblem<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    show();
  };
  const form = (
    <form ref={place} noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
      <div>
        {!fold && (
          <h2 ref={heading} tabIndex={heading ? -1 : undefined} className="text-18 font-bold outline-none">
            {title}
          </h2>
        )}
        {hint && <p className="max-w-prose text-14 text-stone-500">{hint}</p>}
      </div>
      {children}
    </form>
  );
  if (!fold) return <Card>{form}</Card>;
  return (
    <Fold icon={fold.icon} title={title} isOpen={fold.isOpen}>
      {form}
    </Fold>
  );
}
