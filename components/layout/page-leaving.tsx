'use client';

import { useEffect, useRef } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { usePathname } from '@/lib/i18n/location';

/** Tells the messages of the moment that another page has come. Mount it once. */
export function PageLeaving() {
  const path = usePathname();
  const { leavePage } = useSnackbar();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) leavePage();
    shown.current = path;
  }, [path, leavePage]);
  return null;
}
