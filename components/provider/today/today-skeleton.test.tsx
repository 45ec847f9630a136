/** @jest-environment jsdom */
import type { ReactElement } from 'react';

import { createRender, unmount } from '@/components/forms/testing';

import { WorkSkeleton } from '../work/work-skeleton';
import { TodaySkeleton } from './today-skeleton';

const render = createRender({});
afterEach(() => unmount());

it.each<[string, ReactElement, string, number]>([
  ['Today: the plate of the next job, the day and the money', <TodaySkeleton key="today" />, 'h-96', 3],
  ['a job: its name, hour, person and request', <WorkSkeleton key="work" />, 'h-44', 4],
])(
  'while %s are on their way, their boxes and the bar of the next move are at their places',
  async (_is, shown, plate, boxes) => {
    await render(shown);
    const waiting = document.querySelector('[aria-busy]');
    const bar = waiting?.querySelector('.action-bar');
    // The bar does not jump into the page with the answer, and it takes no press.
    expect(bar?.querySelector('.h-16')).not.toBeNull();
    expect(waiting?.querySelector('button, a')).toBeNull();
    const skeletons = [...(waiting?.querySelectorAll('[class*="animate-"]') ?? [])].filter(
      (box) => !bar?.contains(box),
    );
    expect(skeletons).toHaveLength(boxes);
    expect(skeletons.some((box) => box.classList.contains(plate))).toBe(true);
  },
);
