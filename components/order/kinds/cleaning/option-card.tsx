import { Check, type IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface OptionCardProps {
  readonly icon: IconNode;
  readonly label: string;
  /** The option's price. */
  readonly detail?: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

/** One of several that can be chosen together. */
export function OptionCard({ icon, label, detail, isChosen, onChange }: OptionCardProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-card border bg-card p-4 transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isChosen ? 'border-enamel-600 bg-enamel-50 ring-1 ring-enamel-600' : 'border-stone-200 hover:border-enamel-300',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isChosen} onChange={onChange} />
      <Icon icon={icon} size={24} className="text-enamel-700" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        {detail && <span className="block text-14 text-stone-500">{detail}</span>}
      </span>
      {isChosen && <Icon icon={Check} className="text-enamel-700" />}
    </label>
  );
}
