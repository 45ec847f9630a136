import { classNames } from '@/components/ui/class-names';

/** A thin bar at the top of the window while a page is on its way. */
export function TopProgress() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-overlay h-1 overflow-hidden bg-enamel-100">
      <div className="h-full w-1/3 animate-progress rounded-full bg-saffron-500" />
    </div>
  );
}

const TONES = {
  work: '[&::-moz-progress-bar]:bg-enamel-600 [&::-webkit-progress-value]:bg-enamel-600',
  held: '[&::-moz-progress-bar]:bg-turquoise-600 [&::-webkit-progress-value]:bg-turquoise-600',
};

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
}

/** How far a known work is. The bar is the platform's own, so that no style is written into the page. */
export function ProgressBar({ label, percent, tone = 'work', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className={classNames(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-stone-200 [&::-webkit-progress-bar]:bg-stone-200 [&::-webkit-progress-value]:transition-all',
        TONES[tone],
        className,
      )}
    />
  );
}
