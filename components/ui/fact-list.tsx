import type { IconNode } from 'lucide';

import { classNames } from './class-names';
import { Icon } from './icon';

export interface Fact {
  readonly key: string;
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** In a narrow dialog the facts stand below each other on a phone. */
  readonly isInDialog?: boolean;
}

/** Facts at a glance, two beside each other. */
export function FactList({ facts, isInDialog = false }: FactListProps) {
  return (
    <dl
      className={classNames(
        'grid gap-x-4 gap-y-5',
        isInDialog ? 'max-tablet:gap-y-3 tablet:grid-cols-2' : 'min-[360px]:grid-cols-2',
      )}
    >
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
