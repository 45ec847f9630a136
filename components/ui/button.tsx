import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';

export interface ButtonLook {
  /** `primary` is the one call to action of a screen. `inverse` stands on enamel grounds. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse';
  size?: 'medium' | 'large';
  isFullWidth?: boolean;
}

const variants = {
  primary: 'bg-saffron-500 text-ink hover:bg-saffron-300 active:bg-saffron-600',
  secondary: 'bg-white text-enamel-700 ring-1 ring-inset ring-enamel-300 hover:bg-enamel-50 hover:ring-enamel-600 active:bg-enamel-100',
  quiet: 'text-enamel-700 hover:bg-enamel-50 active:bg-enamel-100',
  destructive: 'bg-pomegranate-600 text-white hover:bg-pomegranate-700 active:bg-pomegranate-700',
  inverse: 'text-white ring-1 ring-inset ring-white/60 hover:bg-white/10 active:bg-white/20',
};

const sizes = { medium: 'min-h-touch px-5 py-2 text-16', large: 'min-h-13 px-6 py-3 text-16' };

/** A button's classes, for a link that looks like one. */
export function toButtonClassName({ variant = 'primary', size = 'medium', isFullWidth = false }: ButtonLook): string {
  return classNames(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-field text-center font-semibold leading-snug transition-colors',
    'disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-stone-500 disabled:ring-0 aria-disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & {
  /** Keeps the button's width, shows a spinner over its words and refuses further clicks. */
  isLoading?: boolean;
};

export function Button({ variant, size, isFullWidth, isLoading = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: that would throw the focus away while the answer is awaited.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={classNames(toButtonClassName({ variant, size, isFullWidth }), className)}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', isLoading && 'opacity-0')}>{children}</span>
      {isLoading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  tone?: 'enamel' | 'inverse';
};

/** A square button that shows an icon alone. */
export function IconButton({ label, tone = 'enamel', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex min-h-touch min-w-touch items-center justify-center rounded-field transition-colors disabled:opacity-50',
        tone === 'enamel' ? 'text-enamel-700 hover:bg-enamel-50' : 'text-white hover:bg-white/10',
        className,
      )}
    />
  );
}
