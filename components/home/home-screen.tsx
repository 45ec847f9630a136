import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { lateBoot } from '@/components/layout/late-boot';
import { ReturningScript } from '@/components/layout/returning-script';
import { OpeningSection } from '@/components/shared/opening/opening-section';
import { classNames } from '@/components/ui/class-names';
import type { WorkersOfService } from '@/lib/client/best-workers';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { CampaignBadge } from './campaign-badge';
import { CategoryBrowser } from './category-browser';
import { toHomeCategories } from './home-category';
import { pickPopular, pickShowcase } from './home-choice';
import { HomeFaces } from './home-faces';
import { HomeHero } from './home-hero';
import { HomeLink } from './home-link';
import { findNextFree, type HomePerson } from './home-people';
import { HomeSection } from './home-section';
import { ProviderCall } from './provider-call';
import { ServiceTiles } from './service-tiles';
import { Showcase } from './showcase';
import { Slider } from './slider';
import { WelcomeGift } from './welcome-gift';
import { WhyUse } from './why-use';

interface HomeScreenProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  readonly city: { readonly select: ReactNode; readonly services: ReactNode };
  /** The running order and the last one to repeat, for a person who is logged in. */
  readonly returning: ReactNode;
  readonly appLink: ReactNode;
  /** The best of the popular services, in the default city. */
  readonly best: readonly WorkersOfService[];
  readonly people: readonly HomePerson[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** The front door: what can be ordered now, and everything else there is. */
export async function HomeScreen({ locale, bundle, city, returning, appLink, best, people, nowMs }: HomeScreenProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const categories = toHomeCategories(bundle);
  const popular = pickPopular(categories);
  return (
    <div
      {...lateBoot}
      className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-2 desktop:-mt-4 desktop:gap-10 desktop:pt-0"
    >
      <ReturningScript />
      <div className="order-[-2]">
        <HomeHero
          locale={locale}
          city={city}
          workers={people.map(({ worker }) => worker)}
          offers={
            <>
              <CampaignBadge locale={locale} bundle={bundle} />
              <WelcomeGift locale={locale} />
            </>
          }
        />
      </div>
      {/* As high as it was last time; the first time below the search, where what it moves is not seen yet. */}
      <div
        className={classNames(
          'order-[-1] [html:not([data-returning])_&]:empty:hidden',
          '[html[data-returning=first]_&]:min-h-96 desktop:[html[data-returning=first]_&]:min-h-52',
          '[html[data-returning=known]_&]:order-[-3] [html[data-returning=known]_&]:min-h-[var(--returning-height)]',
          '[html[data-returning]_&]:empty:rounded-sheet [html[data-returning]_&]:empty:bg-stone-200',
        )}
      >
        {returning}
      </div>
      <HomeSection
        id="popular"
        title={t(popular.every(({ isOrderable }) => isOrderable) ? 'popular' : 'services')}
        link={
          <span className="hidden desktop:inline">
            <HomeLink href={toLocalePath(locale, '/services/')}>{t('all')}</HomeLink>
          </span>
        }
      >
        <ServiceTiles locale={locale} categories={popular} nextFree={findNextFree(best)} nowMs={nowMs} />
      </HomeSection>
      <HomeFaces
        locale={locale}
        people={people}
        city={bundle.lstCity.find(({ cityid }) => cityid === DEFAULT_CITY_ID)?.name ?? ''}
        nowMs={nowMs}
      />
      <Slider locale={locale} slides={bundle.lstSlider} />
      <Showcase locale={locale} categories={pickShowcase(categories)} />
      <CategoryBrowser locale={locale} categories={categories} />
      <OpeningSection locale={locale} bundle={bundle} />
      {appLink}
      <div data-gift>
        <WhyUse locale={locale} />
      </div>
      <ProviderCall locale={locale} />
    </div>
  );
}
