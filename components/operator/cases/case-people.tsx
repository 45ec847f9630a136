import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

export interface CasePerson {
  readonly key: string;
  readonly userid: number;
  readonly role: string;
  readonly fullname: string;
  readonly mobileNo: string;
  /** A further fact that the desk should see at a glance. */
  readonly fact?: string | undefined;
}

interface CasePeopleProps {
  readonly people: readonly CasePerson[];
  /** They stand side by side, where there is room. */
  readonly isWide?: boolean;
}

/** The people of the case, each with the number to call. */
export function CasePeople({ people, isWide = false }: CasePeopleProps) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  return (
    <Card className={classNames('grid gap-x-4 gap-y-2', isWide && 'tablet:grid-cols-2')}>
      <h3 className="col-span-full text-16 font-semibold">{t('people')}</h3>
      {people.map(({ key, userid, role, fullname, mobileNo, fact }) => (
        <div key={key}>
          <p className="text-14 text-stone-500">{[role, fact].filter(Boolean).join(' · ')}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <Link
              href={`/operator/people/${userid}/`}
              className="inline-flex min-h-touch items-center font-semibold underline-offset-4 hover:underline"
            >
              <WrittenText text={fullname} />
            </Link>
            <a href={`tel:${mobileNo}`} className="inline-flex min-h-touch items-center text-enamel-700 underline">
              <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
            </a>
          </p>
        </div>
      ))}
    </Card>
  );
}
