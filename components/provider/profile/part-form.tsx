import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';

interface PartFormProps {
  readonly title: string;
  readonly hint?: string;
  readonly saveLabel: string;
  readonly isSending: boolean;
  readonly problem: string | null;
  /** The other person's changes, and the choices about them. */
  readonly stale?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A part of the page that is saved by itself. */
export function PartForm({ title, hint, saveLabel, isSending, problem, stale, onSubmit, children }: PartFormProps) {
  return (
    <Card>
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div>
          <h2 className="text-18 font-bold">{title}</h2>
          {hint && <p className="max-w-prose text-14 text-stone-500">{hint}</p>}
        </div>
        {children}
        {stale}
        {problem && <Notice tone="error">{problem}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isLoading={isSending}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
