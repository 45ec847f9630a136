import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { HEAVY_PIECES, type HeavyPiece } from '@/lib/contract/enumerations';
import { REMOVAL_MOST_OF_A_PIECE } from '@/lib/domain/constants/kinds';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useGuidePrice } from '../../bids/use-guide-price';
import { AfterQuestion } from '../../questions/after-question';
import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useVehicle } from './use-vehicle';

type Pieces = { readonly piece: HeavyPiece; readonly count: number }[];

/** The list with another number of one piece; none of it leaves it out. */
function withCount(pieces: Pieces, piece: HeavyPiece, count: number): Pieces {
  return HEAVY_PIECES.flatMap((known) => {
    const now = known === piece ? count : (pieces.find((entry) => entry.piece === known)?.count ?? 0);
    return now > 0 ? [{ piece: known, count: now }] : [];
  });
}

/** Steps 34 and 35: how many movers come, and what they carry besides furniture. */
export function MoversQuestion() {
  const t = useTranslations('order.moving');
  const common = useTranslations('common');
  const locale = useLocale();
  const order = useOrder();
  const { draft, answer, save, goOn } = order;
  const { vehicle, error, retry } = useVehicle(order);
  const guide = useGuidePrice().answer?.guide;
  const least = vehicle?.leastMovers;
  const isUnfit =
    vehicle !== undefined &&
    (draft.personCount === null || draft.personCount < vehicle.leastMovers || draft.personCount > vehicle.mostMovers);
  // A first proposal, so that the guide is that of somebody from the first moment; and another one for another vehicle.
  useEffect(() => {
    if (isUnfit && least !== undefined) save({ personCount: least });
  }, [isUnfit, least, save]);
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={retry} />;
  if (!vehicle) return <Skeleton className="h-64 rounded-card" />;
  const { leastMovers, mostMovers, isPacking } = vehicle;
  const movers = isUnfit ? leastMovers : (draft.personCount ?? leastMovers);
  const buttons = { increaseLabel: common('increase'), decreaseLabel: common('decrease') };
  const count = (number: number) => formatDigits(number, locale);
  const pieces = draft.heavyPieces ?? [];
  return (
    <QuestionFrame
      title={t(isPacking ? 'packersTitle' : 'title')}
      hint={t(isPacking ? 'packersHint' : 'hint')}
      next={{ onPress: () => goOn({ personCount: movers, needHours: guide?.hourCount ?? vehicle.hourCount }) }}
    >
      <Stepper
        label={t(isPacking ? 'packers' : 'movers')}
        description={t('most', { least: count(leastMovers), most: count(mostMovers) })}
        value={movers}
        minimum={leastMovers}
        maximum={mostMovers}
        onValueChange={(personCount) => answer({ personCount })}
        formatValue={count}
        {...buttons}
      />
      {!isPacking && (
        <AfterQuestion>
          <Card className="flex flex-col gap-4">
            <div>
              <h2 className="font-bold">{t('heavy')}</h2>
              <p className="text-14 text-stone-500">{t('heavyHint')}</p>
            </div>
            {HEAVY_PIECES.map((piece) => (
              <Stepper
                key={piece}
                label={t(`pieces.${piece}`)}
                value={pieces.find((entry) => entry.piece === piece)?.count ?? 0}
                maximum={REMOVAL_MOST_OF_A_PIECE}
                onValueChange={(number) => answer({ heavyPieces: withCount(pieces, piece, number) })}
                formatValue={count}
                {...buttons}
              />
            ))}
          </Card>
          <Switch
            label={t('packing')}
            description={t('packingHint')}
            checked={draft.hasPacking ?? false}
            onChange={({ target }) => answer({ hasPacking: target.checked })}
          />
        </AfterQuestion>
      )}
    </QuestionFrame>
  );
}
