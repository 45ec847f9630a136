'use client';

import { useUserAccount } from '@/lib/client/user-account';
import { Link } from '@/lib/i18n/navigation';

/** Shows only when the account has a role id (SPEC 6, row P-04). */
export function DashboardLink({ label, path, className }: { label: string; path: string; className?: string }) {
  const account = useUserAccount();
  if (account?.roleId == null) return null;
  return (
    <Link href={path} className={className}>
      {label}
    </Link>
  );
}
