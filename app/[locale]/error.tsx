'use client';

import { PageFailure } from '@/components/layout/page-failure';

/** A page that failed to render: the header, the menu and the footer stay. */
export default function FailedPage() {
  return <PageFailure />;
}
