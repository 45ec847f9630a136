import type { LucideIcon } from 'lucide-react';

import { Icon } from './icon';

export interface Fact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** What is known at a glance, two facts beside each other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-4 min-[360px]:grid-cols-2 gap-y-5">
      {facts.map((fact) => (
        <div key={fact.key} className="relative min-w-0 ps-9">
          <dt className="text-14 text-stone-500">
            <Icon icon={fact.icon} size={24} className="absolute start-0 top-1 text-enamel-600" />
            {fact.title}
          </dt>
          <dd className="font-semibold leading-snug">{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
