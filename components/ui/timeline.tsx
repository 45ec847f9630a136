import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** When it happened, or what is awaited. */
  text?: ReactNode;
  state: 'done' | 'current' | 'coming' | 'failed';
  /** It stands there now, however it looks; what looks current is. */
  isCurrent?: boolean;
}

const dots = {
  done: 'bg-turquoise-600 text-white',
  current: 'bg-enamel-700 text-white ring-4 ring-enamel-100',
  coming: 'border border-stone-500/80 bg-card',
  failed: 'bg-pomegranate-600 text-white',
};

/** Past and coming events, from the top. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.isCurrent || step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={classNames(
                'absolute bottom-0 start-3 top-6 -ms-px w-0.5',
                step.state === 'done' ? 'bg-turquoise-600' : 'bg-stone-200',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames(
              'relative mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full',
              dots[step.state],
            )}
          >
            {step.state === 'done' && <Icon icon={Check} size={16} />}
          </span>
          <div className="min-w-0">
            <p className={classNames(step.state === 'coming' ? 'text-stone-500' : 'font-semibold')}>{step.title}</p>
            {step.text && <p className="text-14 text-stone-500">{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
