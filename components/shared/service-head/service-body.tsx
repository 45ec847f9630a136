import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';

import { ServiceBar, type ServiceBarProps } from './service-bar';

export interface ServiceBodyProps {
  /** The way into the order; null where none is taken. */
  readonly bar: ServiceBarProps | null;
  /** The parts right behind the first question; on a desktop each is a cell of the grid around it. */
  readonly head: ReactNode;
  /** The rest of the page, over the whole width of a desktop. */
  readonly children: ReactNode;
}

/**
 * Everything that follows the first question, with the way into the order at the bottom of the window. It ends the
 * page. On a phone the bar comes as soon as the question is left behind. Its margin holds it a window, less its own
 * height, below the beginning of this part. The margin below the content takes that height back.
 */
export function ServiceBody({ bar, head, children }: ServiceBodyProps) {
  return (
    <div className={classNames('flex flex-col gap-4 desktop:contents', bar && 'max-desktop:-mb-16')}>
      {head}
      <div
        className={classNames(
          'contents desktop:col-span-2 desktop:row-start-5 desktop:mt-11 desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-16',
          bar && 'desktop:-mb-16',
        )}
      >
        <div
          className={classNames(
            'mt-8 flex min-w-0 flex-col gap-12 desktop:contents',
            bar && 'max-desktop:mb-[calc(9rem-100svh)] print:mb-0',
          )}
        >
          {children}
        </div>
        {bar && <ServiceBar {...bar} className="max-desktop:mt-[calc(100svh-7rem)]" />}
      </div>
    </div>
  );
}
