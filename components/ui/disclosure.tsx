import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface DisclosureProps {
  title: ReactNode;
  /** Disclosures of one name open one at a time, without a script. */
  name?: string;
  isOpen?: boolean;
  tone?: 'plain' | 'inverse';
  className?: string;
  children: ReactNode;
}

/** Server-rendered, works before any script; its text is in the page for search engines. */
export function Disclosure({ title, name, isOpen = false, tone = 'plain', className, children }: DisclosureProps) {
  return (
    <details name={name} open={isOpen} className={classNames('group', className)}>
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 rounded-field py-2 font-semibold leading-snug">
        <span className="grow">{title}</span>
        <Icon
          icon={ChevronDown}
          className={classNames(
            'transition-transform group-open:rotate-180',
            tone === 'plain' ? 'text-enamel-600' : 'text-enamel-200',
          )}
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
