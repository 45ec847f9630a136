import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toLocale } from '@/lib/i18n/locales';

import { FootedContent, SiteShell } from './site-shell';

interface AreaProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

interface ShellOfAreaProps extends AreaProps {
  readonly isFooterFolded?: boolean;
}

/** The layout of an area whose pages belong to one person: the site's shell, with its footer. */
export function AreaLayout({ params, children }: AreaProps) {
  return <ShellOfArea params={params}>{children}</ShellOfArea>;
}

/** An area whose footer is one line until somebody opens it: people follow their order there, and look up nothing. */
export function FoldedAreaLayout({ params, children }: AreaProps) {
  return (
    <ShellOfArea params={params} isFooterFolded>
      {children}
    </ShellOfArea>
  );
}

async function ShellOfArea({ params, isFooterFolded, children }: ShellOfAreaProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <SiteShell locale={locale}>
      <FootedContent locale={locale} isFooterFolded={isFooterFolded}>
        {children}
      </FootedContent>
    </SiteShell>
  );
}
