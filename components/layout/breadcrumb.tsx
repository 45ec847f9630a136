import { ChevronLeft, ChevronRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { getPageLocale } from '@/lib/i18n/page-locale';
import { toLocalePath } from '@/lib/i18n/paths';

export interface BreadcrumbItem {
  readonly name: string;
  /** A public path without locale. The last item is the page itself and is no link. */
  readonly path: string;
  /** A person's own name, in letters of any language. */
  readonly isWritten?: boolean;
}

export async function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const locale = await getPageLocale();
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-14 text-stone-500">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          const isParent = index === items.length - 2;
          return (
            // A phone has the way back to the page above alone: the heading below says the last one.
            <li key={item.path} className={classNames('flex items-center gap-1', !isParent && 'max-tablet:hidden')}>
              {isParent && <Icon icon={ChevronLeft} size={16} isDirectional className="tablet:hidden" />}
              {isLast ? (
                <span aria-current="page" className="py-2 text-ink">
                  {item.isWritten ? <WrittenText text={item.name} /> : item.name}
                </span>
              ) : (
                <a
                  href={toLocalePath(locale, item.path)}
                  className="inline-flex min-h-touch items-center text-enamel-700 hover:underline"
                >
                  {item.name}
                </a>
              )}
              {!isLast && <Icon icon={ChevronRight} size={16} isDirectional className="max-tablet:hidden" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
