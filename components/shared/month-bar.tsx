import { Download } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { STATEMENT_FORMATS } from '@/lib/contract/money-enumerations';
import { toMonthFilePath, type MonthFileKind } from '@/lib/domain/paper/document-files';
import { useLocale } from '@/lib/i18n/location';

/** A month of the Jalali calendar. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const MONTHS_A_YEAR = 12;

function moveBy({ year, month }: Month, months: 1 | -1): Month {
  const place = year * MONTHS_A_YEAR + month - 1 + months;
  return { year: Math.floor(place / MONTHS_A_YEAR), month: (place % MONTHS_A_YEAR) + 1 };
}

interface MonthBarProps {
  readonly of: Month;
  readonly kind: MonthFileKind;
  readonly onAsk: (of: Month) => void;
}

/** The ways to the months beside the one that is shown, and to its files. */
export function MonthBar({ of, kind, onAsk }: MonthBarProps) {
  const t = useTranslations('papers.month');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => onAsk(moveBy(of, -1))}>
        {t('earlier')}
      </Button>
      <Button variant="secondary" onClick={() => onAsk(moveBy(of, 1))}>
        {t('later')}
      </Button>
      {STATEMENT_FORMATS.map((format) => (
        <a
          key={format}
          href={toMonthFilePath(kind, { of, format }, locale)}
          download
          className={toButtonClassName({ variant: 'quiet' })}
        >
          <Icon icon={Download} />
          {t(format)}
        </a>
      ))}
    </div>
  );
}
