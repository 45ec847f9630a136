import { Inbox, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface StateProps {
  title: ReactNode;
  /** The coming content, or the failure with the next step. */
  text: ReactNode;
  icon?: IconNode;
  /** The next thing to do: a button or a link. */
  action?: ReactNode;
  /** The state is the whole page, so its title is the page's. */
  isPage?: boolean;
}

function State({ title, text, icon, action, isPage = false, ground }: StateProps & { icon: IconNode; ground: string }) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-3 px-4 py-10 text-center">
      <span className={`flex size-16 items-center justify-center rounded-card ${ground}`}>
        <Icon icon={icon} size={32} />
      </span>
      <Title className="text-18 font-bold">{title}</Title>
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
