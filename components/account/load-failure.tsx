import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';

/** A part of the account that could not be read. */
export function AccountLoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure title={useTranslations('account')('failed')} error={error} onRetry={onRetry} />;
}
