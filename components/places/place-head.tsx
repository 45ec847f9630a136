import type { ReactNode } from 'react';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { OnwardLink } from '@/components/ui/onward-link';

interface PlaceHeadProps {
  readonly crumbs: readonly BreadcrumbItem[];
  readonly title: string;
  /** The service's act, at the end of the title's line. */
  readonly action: ReactNode;
  readonly summary: string;
  readonly facts: ReactNode;
  /** The page that tells more of the service. */
  readonly more: { readonly path: string; readonly label: string };
  /** The first question of an order, beside the rest on a desktop. */
  readonly firstQuestion: ReactNode;
}

/** The head of a page about one side of a service. */
export function PlaceHead({ crumbs, title, action, summary, facts, more, firstQuestion }: PlaceHeadProps) {
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb items={crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:items-start desktop:gap-10">
        <div className="flex flex-col gap-4 desktop:gap-5">
          <div className="flex items-start justify-between gap-3">
            <h1 className="min-w-0 hyphens-auto text-28 font-bold narrow:text-22 desktop:text-36">{title}</h1>
            {action}
          </div>
          <p className="max-w-prose desktop:text-18">{summary}</p>
          {facts}
          <OnwardLink {...more} />
        </div>
        {firstQuestion}
      </div>
    </div>
  );
}
