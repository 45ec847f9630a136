import { getTranslations, setRequestLocale } from 'next-intl/server';

import { InviteScreen } from '@/components/invite/invite-screen';
import { HOME_INVITE_CODE_PARAMETER, INVITE_CODE_PARAMETER } from '@/lib/domain/person/invite-code';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

// The layout above lists its locales, which alone would have the page rendered once for every code.
export const dynamic = 'force-dynamic';

/** Longer ones are no codes, and the page need not repeat them. */
const LONGEST_SHOWN = 40;

interface InviteProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** An invitation is for one person: no search engine has a use for it. */
export async function generateMetadata({ params }: InviteProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'invite' });
  return toMetadata({
    locale,
    path: '/inviteCode/',
    title: t('metaTitle'),
    description: t('metaDescription'),
    isIndexed: false,
  });
}

export default async function Invite({ params, searchParams }: InviteProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const query = await searchParams;
  const typed = [query[INVITE_CODE_PARAMETER] ?? query[HOME_INVITE_CODE_PARAMETER]].flat()[0] ?? '';
  return <InviteScreen locale={locale} typed={typed.trim().slice(0, LONGEST_SHOWN)} />;
}
