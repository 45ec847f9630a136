import { ChevronLeft, ChevronRight, Download } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { STATEMENT_FORMATS } from '@/lib/contract/money-enumerations';
import { toMonthFilePath, type MonthFileKind } from '@/lib/domain/accounting/document-files';
import { moveMonth, type JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { useLocale } from '@/lib/i18n/location';

export type Month = JalaliMonth;

interface MonthBarProps {
  readonly of: Month;
  readonly kind: MonthFileKind;
  readonly onAsk: (of: Month) => void;
}

/** The ways to the months beside the one that is shown, and to its files. */
export function MonthBar({ of, kind, onAsk }: MonthBarProps) {
  const t = useTranslations('accounting.month');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <div className="flex gap-2">
        <Button variant="secondary" onClick={() => onAsk(moveMonth(of, -1))}>
          <Icon icon={ChevronRight} className="ltr:-scale-x-100" />
          <span className="max-tablet:sr-only">{t('earlier')}</span>
        </Button>
        <Button variant="secondary" onClick={() => onAsk(moveMonth(of, 1))}>
          <span className="max-tablet:sr-only">{t('later')}</span>
          <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
        </Button>
      </div>
      <div className="flex gap-2">
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
    </div>
  );
}
