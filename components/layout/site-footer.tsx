import { ShieldCheck } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { FooterVisibility } from './footer-visibility';
import { Logo } from './logo';
import type { MenuCategory } from './menu-categories';
import { accountPaths, guideLinks, knowMoreLinks, type SiteLink } from './site-links';

interface SiteFooterProps {
  readonly locale: Locale;
  readonly categories: readonly MenuCategory[];
}

async function LinkColumn({ locale, title, links }: { locale: Locale; title: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <div>
      <h2 className="pb-2 font-bold text-white">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <a href={toLocalePath(locale, link.path)} className="inline-flex min-h-touch items-center hover:text-white hover:underline">
              {t(`links.${link.key}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All categories, one open at a time, without a script (rows S-14, S-26). */
async function CategoryAccordion({ locale, categories }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <div className="divide-y divide-white/20 border-y border-white/20 desktop:hidden">
      {categories.map((category) => (
        <Disclosure key={category.id} name="footer-categories" tone="inverse" title={category.name}>
          <ul>
            {(category.isGas ? [{ name: t('footer.getGasoline'), path: category.path }] : category.entries).map((entry) => (
              <li key={entry.name}>
                <a href={toLocalePath(locale, entry.path)} className="inline-flex min-h-touch items-center hover:text-white">
                  {entry.name}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}

/** Both shapes of the footer; what is not configured is not shown (BEHAVIOUR 12). */
export async function SiteFooter({ locale, categories }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <FooterVisibility>
      <footer className="on-enamel mt-auto bg-enamel-800 text-enamel-100">
        <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10">
          <p className="flex items-center gap-3 text-18 font-bold text-white">
            <Icon icon={ShieldCheck} size={32} className="text-saffron-300" />
            {t('footer.promise')}
          </p>
          <CategoryAccordion locale={locale} categories={categories} />
          <div className="grid gap-8 desktop:grid-cols-[2fr_1fr_1fr]">
            <div className="flex flex-col items-start gap-4">
              <Logo />
              <p className="max-w-prose">{t('footer.blurb')}</p>
            </div>
            <LinkColumn locale={locale} title={t('footer.knowMore')} links={knowMoreLinks} />
            <LinkColumn locale={locale} title={t('footer.guide')} links={guideLinks} />
          </div>
          {accountPaths.becomeProvider && (
            <a href={toLocalePath(locale, accountPaths.becomeProvider)} className="inline-flex min-h-touch items-center font-semibold text-white hover:underline">
              {t('footer.providerLink')}
            </a>
          )}
          <p className="border-t border-white/20 pt-6 text-14">{t('footer.copyright')}</p>
        </div>
      </footer>
    </FooterVisibility>
  );
}
