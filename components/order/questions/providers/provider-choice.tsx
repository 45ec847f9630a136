import { BadgeCheck, Sparkles } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { ProviderRating, type FreeProvider } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ChoiceMark } from '@/components/ui/choice-mark';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { findFitReason, findTie, type Ties } from '@/lib/domain/provider/fit-reason';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { sortProviders, type ProviderOrder } from './sort-providers';

const ProviderSheet = dynamic(
  toPatientLoader(() => import('./provider-sheet').then((module) => module.ProviderSheet)),
  { ssr: false },
);

interface ProviderChoiceProps {
  /** The one who fits best comes first. */
  readonly providers: readonly FreeProvider[];
  /** Nobody else is free. */
  readonly isWhole: boolean;
  readonly order: ProviderOrder;
  /** Null while nobody is chosen. */
  readonly value: number | null;
  readonly ties: Ties;
  readonly onChoose: (provider: FreeProvider) => void;
  readonly error?: string;
}

/** The choice of a provider: a card each, with a face, the rating and one reason; more is a tap away. */
export function ProviderChoice({ providers, isWhole, order, value, ties, onChoose, error }: ProviderChoiceProps) {
  const t = useTranslations('order.provider');
  const id = useId();
  const [shown, setShown] = useState<FreeProvider | null>(null);
  const [best] = providers;
  const sorted = sortProviders(providers, order);
  return (
    <fieldset aria-describedby={`${id}-message`} aria-invalid={error ? true : undefined} className="min-w-0">
      <legend className="sr-only">{t('title')}</legend>
      <div className="flex flex-col gap-3">
        <FieldMessage id={id} error={error} />
        {sorted.map((provider) => (
          <ProviderCard
            key={provider.userId}
            provider={provider}
            // One alone needs no comparison.
            isBest={provider === best && providers.length > 1}
            rivals={isWhole ? providers : null}
            usualRials={best?.price ?? provider.price}
            ties={ties}
            name={id}
            isChosen={provider.userId === value}
            onChoose={() => onChoose(provider)}
            onShow={() => setShown(provider)}
          />
        ))}
      </div>
      {shown && (
        <ProviderSheet
          provider={shown}
          onClose={() => setShown(null)}
          onChoose={() => {
            onChoose(shown);
            setShown(null);
          }}
        />
      )}
    </fieldset>
  );
}

interface ProviderCardProps {
  readonly provider: FreeProvider;
  /** The best fit shows its reason. */
  readonly isBest: boolean;
  /** All who are free; null while not all are known. */
  readonly rivals: readonly FreeProvider[] | null;
  /** The first provider's price. */
  readonly usualRials: number;
  readonly ties: Ties;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onShow: () => void;
}

function ProviderCard(props: ProviderCardProps) {
  const { provider, isBest, rivals, usualRials, ties, name, isChosen, onChoose, onShow } = props;
  const t = useTranslations('order.provider');
  const locale = useLocale();
  const { doneTaskCount, inTimePercent = null, fullname, price } = provider;
  const tie = findTie(provider, ties);
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-card border bg-card transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isChosen ? 'border-enamel-700 ring-1 ring-enamel-700' : 'border-stone-200 hover:border-enamel-300',
      )}
    >
      <label className="flex cursor-pointer flex-col">
        {isBest && <FitsBest reason={findFitReason(provider, rivals, ties)} />}
        <span className="relative flex min-h-28 items-center gap-3 p-4 narrow:flex-wrap">
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={provider.userId}
            checked={isChosen}
            onChange={onChoose}
          />
          <Avatar name={fullname} imageUrl={provider.userImage} size="large" />
          <span className="flex min-w-0 grow flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 pe-8 text-16 font-bold">
              <YarName fullname={fullname} />
              {price !== usualRials && (
                <Badge>
                  {t(price > usualRials ? 'dearer' : 'cheaper', {
                    amount: formatTomans(Math.abs(price - usualRials), locale),
                  })}
                </Badge>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-14">
              <ProviderRating provider={provider} />
              {doneTaskCount > 0 && <span>{t('doneTasks', { count: formatDigits(doneTaskCount, locale) })}</span>}
              {inTimePercent !== null && (
                <span className="text-turquoise-600">
                  {t('inTime', { percent: formatDigits(inTimePercent, locale) })}
                </span>
              )}
            </span>
            <span className="min-h-7 pe-16 text-14 narrow:pe-0">
              <Reason provider={provider} tie={isBest ? null : tie} />
            </span>
          </span>
          <ChoiceMark isChosen={isChosen} className="absolute end-4 top-4" />
        </span>
      </label>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onShow}
        className="absolute bottom-0.5 end-0 min-h-touch rounded-field px-3 text-14 font-semibold text-enamel-700 hover:underline narrow:static"
      >
        {t('meet')}{' '}
        <span className="sr-only">
          <IsolatedNames text={toIsolatedName(fullname)} />
        </span>
      </button>
    </div>
  );
}

function FitsBest({ reason }: { readonly reason: ReturnType<typeof findFitReason> }) {
  const t = useTranslations('order.provider');
  return (
    <span className="flex flex-wrap items-center gap-x-2 bg-enamel-700 px-4 py-1.5 text-14 text-enamel-100">
      <Icon icon={Sparkles} size={16} className="text-saffron-300" />
      <span className="font-bold text-white">{t('fitsBest')}</span>
      {reason !== null && <span>{t(reason)}</span>}
    </span>
  );
}

/** The customer's tie to this provider; else the names of the checks. */
function Reason({ provider, tie }: { readonly provider: FreeProvider; readonly tie: ReturnType<typeof findTie> }) {
  const t = useTranslations('order.provider');
  if (tie !== null) return <span className="font-semibold text-turquoise-600">{t(tie)}</span>;
  const [paper] = provider.lstCertificate.toSorted(
    (one, other) => PAPERS.indexOf(one.kind) - PAPERS.indexOf(other.kind),
  );
  if (!paper) return provider.takesCash && <span className="text-stone-500">{t('takesCash')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-turquoise-600">
      <Icon icon={BadgeCheck} size={16} />
      {t(`papers.${paper.kind}`)}
    </span>
  );
}

/** The first says most to somebody who opens the door of the home. */
const PAPERS: readonly FreeProvider['lstCertificate'][number]['kind'][] = [
  'clear-record',
  'skill',
  'business',
  'identity',
];
