import type { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { CallAnswer } from '@/lib/contract';

type Handed = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['handed']>;

/** For whom somebody of a team does a work, or who does it for the company: the name isolated. */
export function toHandedLine(
  { isForCompany, companyName, assigneeName }: Handed,
  t: ReturnType<typeof useTranslations<'team'>>,
): string {
  return isForCompany
    ? t('handed.forCompany', { name: toIsolatedName(companyName) })
    : t('handed.to', { name: toIsolatedName(assigneeName) });
}
