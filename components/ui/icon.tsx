import type { LucideIcon } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';

interface IconProps {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** Side in pixels. */
  size?: 16 | 20 | 24 | 32 | 40;
  /** Arrows and chevrons mirror in right-to-left pages; clocks and ticks do not. */
  isDirectional?: boolean;
  className?: string;
}

/**
 * The one way an icon is drawn: one stroke width (app/globals.css), decorative. What it means stands in words beside
 * it.
 */
export function Icon({ icon: Drawing, size = 20, isDirectional = false, className }: IconProps) {
  return (
    <Drawing
      aria-hidden
      size={size}
      className={classNames('shrink-0', isDirectional && 'rtl:-scale-x-100', className)}
    />
  );
}
