'use client';

import { Button } from '@/components/ui/button';

/** Asks for the same address once more: the page for lost networks stands in place of the one that was asked for. */
export function RetryButton({ label }: { label: string }) {
  return <Button onClick={() => window.location.reload()}>{label}</Button>;
}
