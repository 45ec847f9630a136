import { BadgeCheck } from 'lucide';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface PaperListProps {
  readonly papers: readonly { readonly key: string; readonly name: string; readonly checked: string }[];
  readonly className?: string;
}

/** Papers of a professional that were looked at by us, each with when. */
export function PaperList({ papers, className }: PaperListProps) {
  return (
    <ul className={classNames('grid', className)}>
      {papers.map(({ key, name, checked }) => (
        <li key={key} className="flex items-start gap-2">
          <Icon icon={BadgeCheck} className="mt-1 text-enamel-700" />
          <span>
            <span className="font-medium">{name}</span>
            <span className="block text-14 text-stone-500">{checked}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
