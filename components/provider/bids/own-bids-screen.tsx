'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { IconButton } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { OWN_BID_LISTS, type OwnBidList } from '@/lib/contract/provider-enumerations';
import { formatNumber, formatTomans, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ScreenSkeleton } from '../screen-skeleton';
import { useProviderCall } from '../use-provider-call';
import { BidNumbers } from './bid-numbers';
import { OwnBidList as List } from './own-bid-list';

const NOTHING = {};
/** The results of the provider's bids, the winning prices, and the templates (BEHAVIOUR 6 and 18). */
export function OwnBidsScreen() {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  const { data, error, mutate } = useProviderCall('suggestion/getbidnumber', NOTHING);
  const [list, setList] = useState<OwnBidList>('live');
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  const live = formatNumber(data.liveCount, locale);
  return (
    <div className="flex flex-col gap-6 desktop:grid desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-8">
      <div className="flex flex-col gap-6 desktop:col-start-2">
        <BidNumbers numbers={data} />
        <WinningPrices prices={data.lstWinning} />
      </div>
      <div className="flex flex-col gap-4 desktop:col-start-1 desktop:row-start-1">
        <ChoiceChips
          legend={t('list')}
          isLegendHidden
          isTight
          choices={OWN_BID_LISTS.map((value) => ({
            value,
            // The numbers of the quarter are no counts of the other lists, which have every bid.
            label: value === 'live' ? joinNames([t('lists.live'), live], locale) : t(`lists.${value}`),
          }))}
          value={list}
          onValueChange={setList}
        />
        <List key={list} list={list} />
        <Link href="/pelakman/orderlist/newworks/" className={toButtonClassName({})}>
          {t('near')}
        </Link>
        <Templates />
      </div>
    </div>
  );
}

function WinningPrices({ prices }: { prices: CallAnswer<'suggestion/getbidnumber'>['lstWinning'] }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  if (prices.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('mine.winning')}</h2>
      <p className="text-14 text-stone-500">{t('mine.winningText')}</p>
      <dl className="flex flex-col gap-2">
        {prices.map(({ srvcattypeid, name, leastRial, mostRial }) => (
          <div key={srvcattypeid} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="font-semibold">
              {t('guideRange', { least: formatTomans(leastRial, locale), most: formatTomans(mostRial, locale) })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Templates() {
  const t = useTranslations('work-bids.mine');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { data, mutate } = useCall('suggestion/getbidtemplate', NOTHING);
  const { isSending, failure, send } = useSending();
  if (!data) return null;
  const remove = async (templateid: number) => {
    await send(() => callFromBrowser('suggestion/removebidtemplate', { templateid }));
    await mutate();
  };
  return (
    <section className="flex flex-col gap-3 pt-2">
      <h2 className="text-18 font-bold">{t('templates')}</h2>
      {data.lstTemplate.length === 0 && <p className="text-stone-500">{t('noTemplates')}</p>}
      <ul className="flex flex-col gap-2">
        {data.lstTemplate.map(({ templateid, title, sgamount, sgDesc }) => (
          <li key={templateid}>
            <Card className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  <WrittenText text={title} /> <span className="font-normal">{formatTomans(sgamount, locale)}</span>
                </p>
                {sgDesc && <WrittenText text={sgDesc} className="text-14 text-stone-500" />}
              </div>
              <IconButton
                label={t('remove', { title: toIsolatedName(title) })}
                disabled={isSending}
                onClick={() => void remove(templateid)}
              >
                <Icon icon={X} />
              </IconButton>
            </Card>
          </li>
        ))}
      </ul>
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </section>
  );
}
