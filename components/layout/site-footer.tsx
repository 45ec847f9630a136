import { ShieldCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { readContactDetails } from '@/lib/client/contact-details';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { ContactWays } from './contact-ways';
import { EntryLink } from './entry-link';
import { FooterElsewhere } from './footer-elsewhere';
import { FoldedFooter } from './folded-footer';
import { FooterSubtitle, FooterVisibility } from './footer-by-path';
import { Brand } from './logo';
import type { MenuCategory } from './menu-categories';
import { accountPaths, guideLinks, knowMoreLinks, type SiteLink } from './site-links';

interface SiteFooterProps {
  readonly locale: Locale;
  readonly categories: readonly MenuCategory[];
}

interface LinkColumnProps {
  readonly locale: Locale;
  readonly title: string;
  readonly links: readonly SiteLink[];
  /** Entries that lead to other sites. */
  readonly children?: ReactNode;
}

async function LinkColumn({ locale, title, links, children }: LinkColumnProps) {
  if (links.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <div>
      <h2 className="pb-2 font-bold text-white">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.key}>
            <a
              href={toLocalePath(locale, link.path)}
              className="inline-flex min-h-touch items-center hover:text-white hover:underline"
            >
              {t(`links.${link.key}`)}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** All categories, one open at a time, without a script (rows S-14, S-26). */
async function CategoryAccordion({ locale, categories }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <section aria-labelledby="footer-services" className="desktop:hidden">
      <h2 id="footer-services" className="pb-3 font-bold text-white">
        {t('footer.services')}
      </h2>
      <div className="divide-y divide-white/20 border-y border-white/20">
        {categories.map((category) => (
          <Disclosure key={category.id} name="footer-categories" tone="inverse" title={category.name}>
            <ul className="[&_a:hover]:text-white [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center">
              {(category.isGas ? [{ name: t('footer.getGasoline'), path: category.path }] : category.entries).map(
                (entry) => (
                  <li key={entry.name}>
                    <EntryLink locale={locale} entry={entry} />
                  </li>
                ),
              )}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** On a phone, for those who could work with us; the desktop has it in its header (row S-14). */
async function ProviderPromotion({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <section aria-labelledby="footer-provider" className="plate flex flex-col items-start gap-3 p-6 desktop:hidden">
      <h2 id="footer-provider" className="text-18 font-bold">
        {t('footer.providerTitle')}
      </h2>
      <p className="text-enamel-100">{t('footer.providerText')}</p>
      <a href={toLocalePath(locale, path)} className={toButtonClassName({ variant: 'inverse' })}>
        {t('footer.providerLink')}
      </a>
    </section>
  );
}

interface FooterProps extends SiteFooterProps {
  /** On somebody's own pages it is one line until they open it (LOOK). */
  readonly isFolded?: boolean;
}

/** Both shapes of the footer; what is not configured is not shown (BEHAVIOUR 12). */
export async function SiteFooter({ locale, categories, isFolded = false }: FooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const content = <FooterContent locale={locale} categories={categories} />;
  return (
    <FooterVisibility>
      <footer className="on-enamel mt-auto bg-enamel-800 text-enamel-100">
        {isFolded ? <FoldedFooter label={t('footer.open')}>{content}</FoldedFooter> : content}
      </footer>
    </FooterVisibility>
  );
}

async function FooterContent({ locale, categories }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { blogUrl } = readContactDetails(locale);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10">
      <p className="flex items-center gap-4">
        <Icon icon={ShieldCheck} size={40} className="text-saffron-300" />
        <span className="flex flex-col">
          <strong className="text-18 text-white">{t('footer.promiseTitle')}</strong>
          {t('footer.promise')}
        </span>
      </p>
      <CategoryAccordion locale={locale} categories={categories} />
      <ProviderPromotion locale={locale} path={accountPaths.becomeProvider} />
      <div className="grid gap-8 desktop:grid-cols-[2fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-4">
          <Brand locale={locale} />
          <FooterSubtitle>
            <p className="text-18 font-semibold text-white">{t('footer.subtitle')}</p>
          </FooterSubtitle>
          <p className="max-w-prose">{t('footer.blurb')}</p>
          <ContactWays locale={locale} />
          <FooterElsewhere locale={locale} />
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-8 *:grow *:basis-[calc(50%-1rem)] desktop:contents">
          <LinkColumn locale={locale} title={t('footer.knowMore')} links={knowMoreLinks}>
            {blogUrl !== null && (
              <li>
                <a
                  href={blogUrl}
                  rel="noopener"
                  className="inline-flex min-h-touch items-center hover:text-white hover:underline"
                >
                  {t('links.blog')}
                </a>
              </li>
            )}
          </LinkColumn>
          <LinkColumn locale={locale} title={t('footer.guide')} links={guideLinks} />
        </div>
      </div>
      <p className="border-t border-white/20 pt-6 text-14">{t('footer.copyright')}</p>
    </div>
  );
}
