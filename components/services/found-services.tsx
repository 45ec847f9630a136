import type { CallAnswer } from '@/lib/contract';
import type { ServiceHit } from '@/lib/domain/text/search-services';
import type { Locale } from '@/lib/i18n/locales';

import type { BundledService } from './searchable-services';
import { ServiceCard } from './service-card';

interface FoundServicesProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  readonly found: readonly ServiceHit<BundledService>[];
}

/** Services, each with what of it was named. */
export function FoundServices({ locale, bundle, found }: FoundServicesProps) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
      {found.map(({ service: { category, cityIds }, entries }) => (
        <ServiceCard
          key={category.srvcategoryid}
          locale={locale}
          category={category}
          bundle={bundle}
          cityIds={cityIds}
          found={entries.map(({ name }) => name)}
        />
      ))}
    </ul>
  );
}
