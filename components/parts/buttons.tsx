'use client';

import type { ReactNode } from 'react';

import { Button, IconButton } from '@/components/ui/button';
import { Plate } from '@/components/ui/plate';
import { SlideButton } from '@/components/ui/slide-button';

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

/** An icon that acts, on both grounds, and while it may not be pressed. */
export function IconButtons({ label, icon }: { readonly label: string; readonly icon: ReactNode }) {
  return (
    <>
      <IconButton label={label}>{icon}</IconButton>
      <IconButton label={label} disabled>
        {icon}
      </IconButton>
      <Plate className="p-3">
        <IconButton label={label} tone="inverse">
          {icon}
        </IconButton>
      </Plate>
    </>
  );
}

interface SlidesProps {
  readonly words: { readonly label: string; readonly question: string; readonly confirmLabel: string };
}

/** A slide in each look: usable, closed, and while its act is under way. */
export function Slides({ words }: SlidesProps) {
  const slide = { ...words, onDone: () => undefined };
  return (
    <div className="flex w-full max-w-prose flex-col gap-4">
      <SlideButton {...slide} />
      <SlideButton {...slide} look="secondary" />
      <SlideButton {...slide} disabled />
      <SlideButton {...slide} isLoading />
      <SlideButton {...slide} isWaiting />
    </div>
  );
}
