import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';

import { ServiceBar, type ServiceBarProps } from './service-bar';

interface ServiceBodyProps {
  /** The way into the order; null where none is taken. */
  readonly bar: ServiceBarProps | null;
  /** Everything that follows the first question. */
  readonly children: ReactNode;
}

/** The rest of a service's page, with the way into the order at the bottom of the window. It ends the page. */
export function ServiceBody({ bar, children }: ServiceBodyProps) {
  return (
    <div className={classNames('flex flex-col gap-12 desktop:gap-16', bar && '-mb-16')}>
      {children}
      {bar && <ServiceBar {...bar} />}
    </div>
  );
}
