import { Check, Minus, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

interface ScopeListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: IconNode;
  readonly iconClassName: string;
}

function ScopeList({ title, items, icon, iconClassName }: ScopeListProps) {
  if (items.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-18 font-bold">{title}</h3>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon icon={icon} className={`mt-1 ${iconClassName}`} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The included and excluded work, side by side. */
export async function ScopeLists({ locale, page }: { locale: Locale; page: CallAnswer<'pdp/fetch'> }) {
  if (page.lstDone.length + page.lstNotDone.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="scope" title={t('scope.title')}>
      <div className="grid gap-4 desktop:grid-cols-2 desktop:gap-6">
        <ScopeList title={t('scope.done')} items={page.lstDone} icon={Check} iconClassName="text-turquoise-600" />
        <ScopeList title={t('scope.notDone')} items={page.lstNotDone} icon={Minus} iconClassName="text-stone-500" />
      </div>
    </PageSection>
  );
}
