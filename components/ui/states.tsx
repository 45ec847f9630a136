import { Inbox, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface StateProps {
  title: ReactNode;
  /** What will be here, or what went wrong and what to do now. */
  text: ReactNode;
  icon?: LucideIcon;
  /** The next thing to do: a button or a link. */
  action?: ReactNode;
}

function State({ title, text, icon, action, ground }: StateProps & { icon: LucideIcon; ground: string }) {
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-10 text-center">
      <span className={`flex size-16 items-center justify-center rounded-card ${ground}`}>
        <Icon icon={icon} size={32} />
      </span>
      <h2 className="text-18 font-bold">{title}</h2>
      <p className="text-stone-500">{text}</p>
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  );
}

/** Nothing is here yet: says what will be, and offers the next thing to do. */
export function EmptyState({ icon = Inbox, ...rest }: StateProps) {
  return <State {...rest} icon={icon} ground="bg-enamel-50 text-enamel-700" />;
}

/** Something failed: says what to do now. */
export function ErrorState({ icon = TriangleAlert, ...rest }: StateProps) {
  return (
    <div role="alert">
      <State {...rest} icon={icon} ground="bg-pomegranate-50 text-pomegranate-600" />
    </div>
  );
}
