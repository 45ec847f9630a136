import type { FormEvent, ReactNode } from 'react';

import { Card } from '@/components/ui/card';

interface FormCardProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A part of the details that is saved by itself. Its fields are checked here, in the page's language, not by the browser. */
export function FormCard({ title, hint, onSubmit, children }: FormCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card>
      <form noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <h2 className="text-18 font-bold">{title}</h2>
          {hint && <p className="max-w-prose text-14 text-stone-500">{hint}</p>}
        </div>
        {children}
      </form>
    </Card>
  );
}
