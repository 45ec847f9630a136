import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
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
  /** What else the desk should know of them at a glance. */
  readonly fact?: string | undefined;
}

/** Who the case is about, each with the number to call. */
export function CasePeople({ people }: { people: readonly CasePerson[] }) {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-16 font-semibold">{t('people')}</h3>
      {people.map(({ key, userid, role, fullname, mobileNo, fact }) => (
        <div key={key}>
          <p className="text-14 text-stone-500">{role}</p>
          <p className="font-semibold">
            <Link
              href={`/operator/people/${userid}/`}
              className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
            >
              <WrittenText text={fullname} />
            </Link>
          </p>
          <a href={`tel:${mobileNo}`} className="inline-flex min-h-touch items-center text-enamel-700 underline">
            <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
          </a>
          {fact && <p className="text-14 text-stone-500">{fact}</p>}
        </div>
      ))}
    </Card>
  );
}
