import { useTranslations } from 'next-intl';

import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import { CheckChips } from '@/components/ui/check-chips';
import { useCall } from '@/lib/client/use-call';
import { BID_PHOTOS } from '@/lib/domain/constants/bidding';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { WrittenText } from '@/components/ui/written-text';

import type { BidForm } from './bid-form-state';

const NOTHING = {};

/** Begins a bid with what the bidder kept of an earlier one. */
export function TemplateChips({ onPick }: { onPick: (form: Partial<BidForm>) => void }) {
  const t = useTranslations('work-bids.form');
  const { data } = useCall('suggestion/getbidtemplate', NOTHING);
  if (!data || data.lstTemplate.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 font-medium">{t('templates')}</p>
      <ul className="flex flex-wrap gap-2">
        {data.lstTemplate.map(({ templateid, title, sgtype, sgamount, hourneed, sgDesc }) => (
          <li key={templateid}>
            <button
              type="button"
              className="min-h-touch rounded-field border border-stone-500/80 bg-card px-3 hover:border-enamel-600"
              onClick={() => onPick({ type: sgtype, tomans: sgamount / RIALS_A_TOMAN, hours: hourneed, note: sgDesc })}
            >
              <WrittenText text={title} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PhotoChoiceProps {
  readonly photoIds: readonly number[];
  readonly onChange: (photoIds: readonly number[]) => void;
}

/** Photos of past work that the customer sees beside the bid. */
export function PhotoChoice({ photoIds, onChange }: PhotoChoiceProps) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const { data } = useCall('suggestion/getbidphoto', NOTHING);
  if (!data || data.lstPhoto.length === 0) return null;
  return (
    <CheckChips
      legend={t('photos')}
      hint={t('photosHint', { most: formatDigits(BID_PHOTOS.most, locale) })}
      choices={data.lstPhoto.map(({ photoid, fileurl }, index) => ({
        value: photoid,
        label: (
          <img
            src={fileurl}
            alt={t('photo', { number: formatDigits(index + 1, locale) })}
            className="size-16 rounded-field object-cover"
          />
        ),
      }))}
      values={photoIds}
      onValuesChange={(chosen) => onChange(chosen.slice(-BID_PHOTOS.most))}
    />
  );
}
