import { classNames } from '@/components/ui/class-names';

export interface ButtonLook {
  /** `primary` is the one call to action of a screen. `inverse` stands on enamel grounds. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse';
  size?: 'medium' | 'large';
  isFullWidth?: boolean;
}

const variants = {
  primary: 'forced-colors:border bg-saffron-500 text-ink hover:bg-saffron-300 active:bg-saffron-600',
  secondary:
    'forced-colors:border bg-card text-enamel-700 ring-1 ring-inset ring-enamel-300 hover:bg-enamel-50 hover:ring-enamel-600 active:bg-enamel-100',
  quiet: 'text-enamel-700 hover:bg-enamel-50 active:bg-enamel-100',
  destructive: 'forced-colors:border bg-pomegranate-600 text-white hover:bg-pomegranate-700 active:bg-pomegranate-700',
  inverse: 'forced-colors:border text-white ring-1 ring-inset ring-white/60 hover:bg-light/10 active:bg-light/20',
};

const sizes = { medium: 'min-h-touch px-5 py-2 text-16', large: 'min-h-13 px-6 py-3 text-16' };

/** A button's classes, for a link that looks like one. */
export function toButtonClassName({ variant = 'primary', size = 'medium', isFullWidth = false }: ButtonLook): string {
  return classNames(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-field text-center font-semibold leading-snug transition-colors narrow:flex-wrap narrow:px-3',
    'disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-stone-500 disabled:ring-0 aria-disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
  );
}
