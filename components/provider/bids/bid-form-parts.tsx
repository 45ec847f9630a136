import { Minus, Plus } from 'lucide';
import { useTranslations } from 'next-intl';

import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import { IconButton } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/check-chips';
import { Icon } from '@/components/ui/icon';
import { useCall } from '@/lib/client/use-call';
import { BID_PHOTOS } from '@/lib/domain/constants/bidding';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { WrittenText } from '@/components/ui/written-text';

import type { BidForm } from './bid-form-state';

const NOTHING = {};
const STEP_TOMANS = 10_000;

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

/** The price by ten thousand tomans up and down. */
export function PriceSteps({ tomans, onChange }: { tomans: number | null; onChange: (tomans: number) => void }) {
  const t = useTranslations('work-bids.form');
  const known = tomans ?? 0;
  return (
    <div className="flex gap-3">
      <IconButton label={t('cheaper')} disabled={known <= STEP_TOMANS} onClick={() => onChange(known - STEP_TOMANS)}>
        <Icon icon={Minus} />
      </IconButton>
      <IconButton label={t('dearer')} onClick={() => onChange(known + STEP_TOMANS)}>
        <Icon icon={Plus} />
      </IconButton>
    </div>
  );
}

/** How often the bidder won at such a price in the quarter. */
export function OwnChances({ totalRials }: { totalRials: number }) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const { data } = useCall('suggestion/getbidnumber', NOTHING);
  const range = data?.lstRange.find(
    ({ fromRial, toRial }) => (fromRial ?? 0) <= totalRials && (toRial === null || totalRials < toRial),
  );
  if (!range) return null;
  return (
    <p className="text-14 text-stone-500">
      {t('hit', { won: formatDigits(range.wonCount, locale), decided: formatDigits(range.decidedCount, locale) })}
    </p>
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
