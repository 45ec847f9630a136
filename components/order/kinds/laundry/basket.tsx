import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { FieldMessage, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { WideText } from '../../shell/wide-text';
import { BasketKind } from './basket-kind';
import { findPieces, sumUp, toKinds, toOrderTypes, withCount, type PieceKind } from './basket-kinds';
import { useItems } from './use-items';

/**
 * Steps 31 and 33: pieces of every kind in one basket, and how many of each. The sum runs along beside the way on.
 */
export function BasketQuestion() {
  const t = useTranslations('order');
  const order = useOrder();
  const { draft, goOn, service } = order;
  const { data, error, mutate } = useItems(order);
  const [isMissing, setIsMissing] = useState(false);
  const [firstId] = useState(draft.srvcattypeid);
  if (error && !data) return <LoadFailure title={t('basket.failed')} error={error} onRetry={() => void mutate()} />;
  const kinds = toKinds(data?.lstItem ?? [], { types: service.types, firstId });
  const { count, sumRial } = sumUp(
    draft,
    kinds.flatMap(({ items }) => items),
  );
  const next = () => (count === 0 ? setIsMissing(true) : goOn(toOrderTypes(draft, kinds)));
  return (
    <QuestionFrame
      title={t('basket.title')}
      hint={<WideText>{t('basket.hint')}</WideText>}
      next={{ onPress: next, isDisabled: !data || kinds.length === 0 }}
    >
      {!data && <KindSkeletons />}
      {data && kinds.length === 0 && <Notice tone="warning">{t('basket.none')}</Notice>}
      {kinds.length > 0 && <Pieces kinds={kinds} isMissing={isMissing && count === 0} />}
      {/* On a phone the pieces come first. */}
      <p className="text-14 text-stone-500 desktop:hidden">{t('basket.hint')}</p>
      <div role="status">{data && count > 0 && <Lack sumRial={sumRial} minimumRial={data.minimumOrderRial} />}</div>
    </QuestionFrame>
  );
}

interface PiecesProps {
  readonly kinds: readonly PieceKind[];
  readonly isMissing: boolean;
}

/** The kinds, of which those are open that have something in the basket; all that are found, while one searches. */
function Pieces({ kinds, isMissing }: PiecesProps) {
  const t = useTranslations('order');
  const id = useId();
  const { draft, answer } = useOrder();
  const [text, setText] = useState('');
  const [openIds, setOpenIds] = useState(() =>
    kinds.filter(({ items }, index) => index === 0 || sumUp(draft, items).count > 0).map((kind) => kind.id),
  );
  const isSearching = text.trim() !== '';
  const shown = isSearching ? findPieces(kinds, text) : kinds;
  const setOpen = (kindId: number, isOpen: boolean) => {
    if (!isSearching)
      setOpenIds((known) => [...known.filter((other) => other !== kindId), ...(isOpen ? [kindId] : [])]);
  };
  return (
    <fieldset aria-describedby={`${id}-message`} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('basket.title')}</legend>
      <TextField
        label={t('basket.search')}
        isLabelHidden
        placeholder={t('basket.search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.map((kind) => (
        <BasketKind
          key={`${kind.id}-${isSearching}`}
          kind={kind}
          basket={draft}
          isOpen={isSearching || openIds.includes(kind.id)}
          onOpenChange={(isOpen) => setOpen(kind.id, isOpen)}
          onCountChange={(item, count) => answer(withCount(draft, kinds, { item, count }))}
        />
      ))}
      <p role="status" className="text-14 text-stone-500 empty:hidden">
        {shown.length === 0 && t('basket.notFound')}
      </p>
      <FieldMessage id={id} error={isMissing ? t('basket.missing') : undefined} />
    </fieldset>
  );
}

/** The rials that lack to the lowest order. Renders nothing once it is reached. */
function Lack({ sumRial, minimumRial }: { sumRial: number; minimumRial: number }) {
  const t = useTranslations('order');
  const locale = useLocale();
  if (sumRial >= minimumRial) return null;
  const minimum = formatTomans(minimumRial, locale);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={t('basket.progress')} percent={Math.floor((sumRial / minimumRial) * 100)} />
      <Notice>{t('basket.minimum', { minimum, lack: formatTomans(minimumRial - sumRial, locale) })}</Notice>
    </div>
  );
}

function KindSkeletons() {
  return (
    <div aria-busy className="grid gap-3">
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-13 rounded-card" />
      ))}
    </div>
  );
}
