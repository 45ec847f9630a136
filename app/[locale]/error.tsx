'use client';

import { PageFailure } from '@/components/layout/page-failure';

/** The framework's name for a part of the page that could not be fetched: another version has taken its place, so only a new document helps. */
const PART_GONE = 'ChunkLoadError';

/** A page that failed to render: the header, the menu and the footer stay. */
export default function FailedPage({ error, reset }: { error: Error; reset: () => void }) {
  return <PageFailure onRetry={error.name === PART_GONE ? () => window.location.reload() : reset} />;
}
