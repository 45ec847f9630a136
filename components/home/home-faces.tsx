import { getTranslations } from 'next-intl/server';

import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import { NextFree } from '@/components/shared/workers/next-free';
import { WorkerRating } from '@/components/shared/workers/worker-rating';
import { toWorkerPath, WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { HomeLink } from './home-link';
import type { HomePerson } from './home-people';
import { HomeSection } from './home-section';

interface HomeFacesProps {
  readonly locale: Locale;
  readonly people: readonly HomePerson[];
  /** The default city's name. */
  readonly city: string;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** The professionals' faces, each with a sentence that a customer wrote. */
export async function HomeFaces({ locale, people, city, nowMs }: HomeFacesProps) {
  if (people.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'home.people' });
  return (
    <HomeSection
      id="people"
      title={t('title', { city })}
      text={t('text')}
      link={<HomeLink href={toLocalePath(locale, WORKERS_PATH)}>{t('all')}</HomeLink>}
    >
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 desktop:mx-0 desktop:grid desktop:grid-cols-3 desktop:gap-4 desktop:overflow-visible desktop:px-0">
        {people.map((person) => (
          <Person key={person.worker.workerCode} locale={locale} nowMs={nowMs} {...person} />
        ))}
      </ul>
    </HomeSection>
  );
}

async function Person({
  locale,
  worker,
  serviceName,
  review,
  nowMs,
}: HomePerson & Pick<HomeFacesProps, 'locale' | 'nowMs'>) {
  const { fullname, userImage, workerCode, workerRate, reviewCount, nextFree } = worker;
  return (
    <li className="relative flex w-[82%] shrink-0 snap-start flex-col gap-3 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300 tablet:w-80 desktop:w-auto">
      <div className="flex items-center gap-4">
        <Avatar name={fullname} imageUrl={userImage} size="large" />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="font-bold leading-snug">
            <a
              href={toLocalePath(locale, toWorkerPath(workerCode))}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              <WrittenText text={fullname} />
            </a>
          </h3>
          <p className="text-14 text-stone-500">{serviceName}</p>
          <WorkerRating locale={locale} rating={workerRate} count={reviewCount} />
        </div>
      </div>
      {review && (
        <figure className="flex grow flex-col gap-1">
          <blockquote className="line-clamp-3">
            <WrittenText text={review.text} />
          </blockquote>
          <figcaption className="text-14 text-stone-500">
            <WrittenText text={review.name} />
          </figcaption>
        </figure>
      )}
      {nextFree && (
        <span className="text-14">
          <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
        </span>
      )}
    </li>
  );
}
