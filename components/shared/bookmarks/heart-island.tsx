'use client';

import { toLazyPart } from '@/components/layout/lazy-part';

import type { HeartProps } from './heart';

const Heart = toLazyPart<HeartProps>(() => import('./heart').then((module) => module.Heart));

/** Fetched after the page: the place of the heart is kept free for it. */
export function HeartIsland(props: HeartProps) {
  return (
    <span className="inline-block min-h-touch min-w-touch shrink-0">
      <Heart {...props} />
    </span>
  );
}
