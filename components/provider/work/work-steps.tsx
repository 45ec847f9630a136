import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { WorkDetail } from '../work-move';

const STEPS = ['accepted', 'onTheWay', 'atDoor', 'atWork', 'money'] as const;
type Step = (typeof STEPS)[number];

/** The step that the reader is in; null for a work that has no such way, or has left it. */
function findStep({ state, kind, doorWait }: WorkDetail): Step | null {
  if (!isOfKind(kind, { isTextile: false })) return null;
  switch (state) {
    case 'CONFIRMED':
      return 'accepted';
    case 'EN_ROUTE':
      return doorWait?.arrivedAtMs ? 'atDoor' : 'onTheWay';
    case 'IN_PROGRESS':
      return 'atWork';
    case 'DONE':
      return 'money';
    default:
      return null;
  }
}

/** The five steps from the acceptance to the money, as a line on the plate. */
export function WorkSteps({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider.workPage');
  const current = findStep(work);
  if (current === null) return null;
  const at = STEPS.indexOf(current);
  return (
    <ol
      aria-label={t('steps.label')}
      className={classNames(
        'relative grid auto-cols-fr grid-flow-col gap-1.5 text-center text-12',
        // On the smallest phone they would push the keys of the code below the first look; the heading says the state.
        current === 'atDoor' && 'small-phone:sr-only',
      )}
    >
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames('flex flex-col gap-1', step === current ? 'font-bold' : 'text-enamel-100')}
        >
          <span
            aria-hidden
            className={classNames(
              'h-2 rounded-full',
              index < at ? 'bg-light' : step === current ? 'bg-saffron-500' : 'bg-light/30',
            )}
          />
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
