import { ChevronLeft } from 'lucide';

import { Icon } from './icon';

/** Leads to the page that tells more. `path` has its language. */
export function OnwardLink({ path, label }: { path: string; label: string }) {
  return (
    <a
      href={path}
      className="inline-flex min-h-touch items-center gap-1 self-start font-semibold text-enamel-700 hover:underline"
    >
      {label}
      <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
    </a>
  );
}
