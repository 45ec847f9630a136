import { Flag, Handshake, Navigation, ShoppingBag, Truck, WashingMachine, Wrench, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { StepLine, type LineStep } from '@/components/ui/step-line';
import { listComingStates } from '@/lib/domain/order/order-lifecycle';
import { isRefused, isUnfulfilled } from '@/lib/domain/order/order-states';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** The great steps of an order; each kind of service has those that its moves lead through. */
const STEPS = ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'] as const;
type Step = (typeof STEPS)[number];

const ICONS: Readonly<Record<Step, IconNode>> = {
  CONFIRMED: Handshake,
  EN_ROUTE: Navigation,
  IN_PROGRESS: Wrench,
  PICKED_UP: ShoppingBag,
  PROCESSING: WashingMachine,
  RETURNING: Truck,
  DONE: Flag,
};

const isStep = (state: string): state is Step => STEPS.some((step) => step === state);

/**
 * From the order to its end in one line; nothing for an order that is not on its way there. A desktop has the whole
 * time line beside it.
 */
export function OrderSteps({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following.line');
  const steps = useSteps(task);
  if (steps === null) return null;
  return (
    <Card className="px-2 desktop:hidden">
      <StepLine label={t('label')} steps={steps} />
    </Card>
  );
}

function useSteps(task: TaskDetail): LineStep[] | null {
  const t = useTranslations('order-following.line');
  const locale = useLocale();
  const { state, timeline, startsAtMs } = task;
  if (isUnfulfilled(state) || isRefused(state) || timeline.length === 0) return null;
  // A step that was taken back, as an hour that moved, counts once more from its last time on.
  const lastAt = new Map(timeline.map((entry) => [entry.state, entry.atMs]));
  const happened = [...lastAt.keys()].filter(isStep);
  const coming = listComingStates(task).filter(isStep);
  const steps = [...happened.filter((step) => !coming.includes(step)), ...coming];
  const current = coming[0] ?? null;
  const isWaiting = happened.length === 0;
  const toText = (step: Step) => {
    const atMs = lastAt.get(step);
    if (atMs !== undefined && !coming.includes(step)) return formatClock(atMs, locale);
    return step === 'IN_PROGRESS' ? formatClock(startsAtMs, locale) : undefined;
  };
  const toState = (step: Step): LineStep['state'] => {
    if (step === state && step !== 'DONE' && step !== 'CONFIRMED') return 'current';
    if (!coming.includes(step)) return 'done';
    return step === current && (isWaiting || state === 'CONFIRMED') ? 'current' : 'coming';
  };
  const placed = {
    key: 'placed',
    title: t('placed'),
    text: formatClock(timeline[0]?.atMs ?? 0, locale),
    state: 'done',
  } as const;
  return [
    placed,
    ...steps.map((step) => ({
      key: step,
      title: t(step),
      text: toText(step),
      state: toState(step),
      icon: ICONS[step],
    })),
  ];
}
