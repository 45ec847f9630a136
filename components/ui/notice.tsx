import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

const looks = {
  info: { icon: Info, className: 'bg-enamel-50 text-enamel-800' },
  success: { icon: CircleCheck, className: 'bg-turquoise-50 text-turquoise-600' },
  warning: { icon: TriangleAlert, className: 'bg-saffron-50 text-ink' },
  error: { icon: CircleAlert, className: 'bg-pomegranate-50 text-pomegranate-600' },
};

/** A line that stays in the page: what was cleared, what failed, what to know before going on. Errors are read out. */
export function Notice({
  tone = 'info',
  className,
  children,
}: {
  tone?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}) {
  const look = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-field px-4 py-3 text-14', look.className, className)}
    >
      <Icon icon={look.icon} className="mt-1" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
