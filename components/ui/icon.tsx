import type { IconNode } from 'lucide';
import { classNames } from '@/components/ui/class-names';

interface IconProps {
  /** An icon of lucide: its lines, on a square of 24. */
  icon: IconNode;
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
export function Icon({ icon, size = 20, isDirectional = false, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames('drawing shrink-0', isDirectional && 'rtl:-scale-x-100', className)}
    >
      {icon.map(([Tag, line], index) => (
        <Tag key={index} {...line} />
      ))}
    </svg>
  );
}
