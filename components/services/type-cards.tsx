import { ChevronLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { EntryLink } from '@/components/layout/entry-link';
import { toGradeEntry, toTypeEntry, type MenuBundle, type MenuEntry } from '@/components/layout/menu-categories';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import { pickOwnIcon } from './service-pictures';

type Category = CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];
type Grade = Category['lstGrades'][number];

interface CardsProps {
  readonly locale: Locale;
  readonly category: Category;
  readonly bundle: MenuBundle;
}

interface TypeCardsProps extends CardsProps {
  /** The type whose page this is: it is not offered again. */
  readonly currentTypeId?: number;
}

/** The subcategories of a category: links to their pages, or into the order where there is none (row V-10). */
export async function TypeCards({ locale, category, bundle, currentTypeId }: TypeCardsProps) {
  const types = category.lstServiceCategoryType_New.filter((type) => type.srvcategorytypeid !== currentTypeId);
  if (types.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection
      id="types"
      title={currentTypeId ? t('types.others') : t('types.title', { name: category.serviceName })}
    >
      <ul className={classNames('grid gap-3 tablet:grid-cols-2', types.length % 3 !== 1 && 'wide:grid-cols-3')}>
        {types.map((type) => (
          <EntryCard
            key={type.srvcategorytypeid}
            locale={locale}
            entry={toTypeEntry(type, category, bundle)}
            text={type.description}
            iconUrl={pickOwnIcon(type, category)}
            seopath={category.seopath}
          />
        ))}
      </ul>
    </PageSection>
  );
}

interface GradeCardsProps extends CardsProps {
  /** The grade whose page this is: the other one is offered. */
  readonly current: Grade['serviceGrade'] | null;
}

/** The grades of a category that has them (row R-05), beside each other. */
export async function GradeCards({ locale, category, bundle, current }: GradeCardsProps) {
  const grades = category.lstGrades.filter(({ serviceGrade }) => serviceGrade !== current);
  if (grades.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="grades" title={t(current ? 'grades.others' : 'grades.title')}>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {grades.map((grade) => (
          <EntryCard
            key={grade.serviceGrade}
            locale={locale}
            entry={toGradeEntry(grade, category, bundle)}
            text={grade.description}
            iconUrl=""
            seopath={category.seopath}
          />
        ))}
      </ul>
    </PageSection>
  );
}

interface EntryCardProps {
  readonly locale: Locale;
  readonly entry: MenuEntry;
  readonly text: string;
  /** Its own icon; empty where it has none. */
  readonly iconUrl: string;
  readonly seopath: string;
}

function EntryCard({ locale, entry, text, iconUrl, seopath }: EntryCardProps) {
  return (
    <li className="relative flex items-start gap-3 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      {iconUrl !== '' && <ServicePicture url={iconUrl} name={seopath} size={40} className="size-10 rounded-field" />}
      <div className="min-w-0 grow">
        <h3 className="font-bold">
          <EntryLink locale={locale} entry={entry} className="after:absolute after:inset-0 after:rounded-card" />
        </h3>
        <p className="text-14 text-stone-500">{text}</p>
      </div>
      <Icon icon={ChevronLeft} className="self-center text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}
