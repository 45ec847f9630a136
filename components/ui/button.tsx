import type { ComponentProps, ReactNode } from 'react';
import { toButtonClassName, type ButtonLook } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the button's width, shows a spinner over its words and refuses further clicks. */
    isLoading?: boolean;
  };

export function Button({
  variant,
  size,
  isFullWidth,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
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
      <span className={classNames('inline-flex items-center justify-center gap-2', isLoading && 'opacity-0')}>
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The button's name for screen readers; an element where a part of it has a language of its own. */
  label: ReactNode;
  tone?: 'enamel' | 'inverse';
};

/** A square button that shows an icon alone. */
export function IconButton({ label, tone = 'enamel', className, type = 'button', children, ...rest }: IconButtonProps) {
  const isText = typeof label === 'string';
  return (
    <button
      {...rest}
      type={type}
      aria-label={isText ? label : undefined}
      className={classNames(
        'inline-flex min-h-touch min-w-touch items-center justify-center rounded-field transition-colors disabled:opacity-50',
        tone === 'enamel' ? 'text-enamel-700 hover:bg-enamel-50' : 'text-white hover:bg-light/10',
        className,
      )}
    >
      {children}
      {!isText && <span className="sr-only">{label}</span>}
    </button>
  );
}
