'use client';

import type { ReactNode } from 'react';

import { usePathname } from '@/lib/i18n/location';

/** SPEC 2: the footer is hidden on URLs that contain one of these. */
const hiddenOn = ['services/', '/user-profile', 'joinus/register', 'pelakman/pelakyar-profile'];
/** SPEC 2: the footer has a subtitle on these two alone (row S-16). */
const subtitledOn = ['/', '/contact/'];

export function isFooterHidden(path: string): boolean {
  return hiddenOn.some((part) => path.includes(part));
}

export function FooterVisibility({ children }: { children: ReactNode }) {
  return isFooterHidden(usePathname()) ? null : children;
}

export function FooterSubtitle({ children }: { children: ReactNode }) {
  return subtitledOn.includes(usePathname()) ? children : null;
}
