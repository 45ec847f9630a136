'use client';

import { useUserAccount } from '@/lib/client/user-account';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

/** Shows only when the account has a role id (SPEC 6, row P-04). */
export function DashboardLink({ label, path, className }: { label: string; path: string; className?: string }) {
  const account = useUserAccount();
  const locale = useLocale();
  if (account?.roleId == null) return null;
  return (
    <a href={toLocalePath(locale, path)} className={className}>
      {label}
    </a>
  );
}
