import type { ReactNode } from 'react';
import { toButtonClassName, type ButtonLook } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/lib/i18n/navigation';

type LinkButtonProps = ButtonLook & {
  /** A public path without locale. */
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link inside the site that looks like a button. */
export function LinkButton({ href, variant, size, isFullWidth, className, children }: LinkButtonProps) {
  return (
    <Link href={href} className={classNames(toButtonClassName({ variant, size, isFullWidth }), className)}>
      {children}
    </Link>
  );
}
