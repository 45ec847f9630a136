'use client';

import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Plate } from '@/components/ui/plate';

/** A button in each look, and while it may not be pressed. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'destructive'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {children}
        </Button>
      ))}
      <Button disabled>{children}</Button>
      <Button isLoading>{children}</Button>
      <Plate className="p-3">
        <Button variant="inverse">{children}</Button>
      </Plate>
    </>
  );
}
