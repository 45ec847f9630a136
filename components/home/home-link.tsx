import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';

interface HomeLinkProps {
  readonly href: string;
  /** A longer name for screen readers. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** On to where the whole of something is. */
export function HomeLink({ href, label, children }: HomeLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-flex min-h-touch items-center gap-1 rounded-field font-semibold text-enamel-700 hover:underline"
    >
      {children}
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </a>
  );
}
