import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { ChoiceCards } from '@/components/ui/choice';
import { FieldMessage } from '@/components/ui/field';
import { Stepper } from '@/components/ui/stepper';
import { UPHOLSTERY_PIECES, type UpholsteryPiece } from '@/lib/contract/enumerations';
import { UPHOLSTERY_MOST_SEATS, UPHOLSTERY_SEATS } from '@/lib/domain/constants/upholstery';
import { toPiecePicture } from '@/lib/domain/kind/piece-picture';
import { countSeats, type UpholsteryPieces } from '@/lib/funnel/kinds/upholstery/quote';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useChoice } from '../../state/use-choice';
import { PiecePicture } from '../piece-picture';

/** Steps 2 and 15 of what is washed where it stands: the grade, and how many there are of each piece. */
export function UpholsteryQuestion() {
  const t = useTranslations('order');
  const id = useId();
  const { service, draft, answer } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(['grade']);
  const [isTried, setIsTried] = useState(false);
  const pieces = draft.upholstery ?? [];
  const freeSeats = UPHOLSTERY_MOST_SEATS - countSeats(pieces);
  const next = () => (chosen.grade === null || pieces.length === 0 ? setIsTried(true) : goOn());
  return (
    <QuestionFrame title={t('upholstery.title')} hint={t('upholstery.hint')} next={{ onPress: next }}>
      <ChoiceCards
        legend={t('upholstery.grade')}
        columns={2}
        choices={service.grades.map(({ grade }) => ({
          value: grade,
          label: t(`upholstery.grades.${grade}.name`),
          description: t(`upholstery.grades.${grade}.text`),
        }))}
        value={chosen.grade}
        onValueChange={(grade) => choose({ grade })}
        error={isTried && chosen.grade === null ? t('upholstery.gradeMissing') : undefined}
      />
      {warning}
      <fieldset aria-describedby={`${id}-message`} className="flex min-w-0 flex-col gap-3">
        <legend className="pb-2 text-14 font-medium">{t('upholstery.count')}</legend>
        <ul className="divide-y divide-stone-200 rounded-card border border-stone-200 bg-card">
          {UPHOLSTERY_PIECES.map((piece) => (
            <PieceRow
              key={piece}
              piece={piece}
              count={countOf(pieces, piece)}
              freeSeats={freeSeats}
              onCountChange={(count) => answer({ upholstery: withCount(pieces, piece, count) })}
            />
          ))}
        </ul>
        <FieldMessage id={id} error={isTried && pieces.length === 0 ? t('upholstery.missing') : undefined} />
        <p role="status" className="text-14 text-stone-500 empty:hidden">
          {freeSeats < 1 && t('upholstery.full')}
        </p>
      </fieldset>
    </QuestionFrame>
  );
}

function countOf(pieces: UpholsteryPieces, piece: UpholsteryPiece): number {
  return pieces.find((known) => known.piece === piece)?.count ?? 0;
}

/** In the order of the list, so that the lines of the price are in it, too. */
function withCount(pieces: UpholsteryPieces, changed: UpholsteryPiece, count: number) {
  return UPHOLSTERY_PIECES.flatMap((piece) => {
    const wanted = piece === changed ? count : countOf(pieces, piece);
    return wanted > 0 ? [{ piece, count: wanted }] : [];
  });
}

interface PieceRowProps {
  readonly piece: UpholsteryPiece;
  readonly count: number;
  /** The number of further seats that the visit has time for. */
  readonly freeSeats: number;
  readonly onCountChange: (count: number) => void;
}

function PieceRow({ piece, count, freeSeats, onCountChange }: PieceRowProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  const name = t(`upholstery.pieces.${piece}.name`);
  return (
    <li className={count > 0 ? 'bg-enamel-50 px-4 py-3 first:rounded-t-card last:rounded-b-card' : 'px-4 py-3'}>
      <Stepper
        picture={<PiecePicture url={toPiecePicture(piece)} isBesideCounter />}
        label={name}
        description={t(`upholstery.pieces.${piece}.text`)}
        value={count}
        maximum={count + Math.floor(freeSeats / UPHOLSTERY_SEATS[piece])}
        onValueChange={onCountChange}
        formatValue={(value) => formatDigits(value, locale)}
        increaseLabel={`${common('increase')}: ${name}`}
        decreaseLabel={`${common('decrease')}: ${name}`}
      />
    </li>
  );
}
