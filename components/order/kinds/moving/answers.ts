import { formatDigits } from '@/lib/i18n/formats';

import { toPlaceText, type AnswerWords, type Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

/** How the answers of a removal read. */
export const movingAnswers = {
  movers: {
    label: 'answers.movers',
    toText: ({ draft }: Order, { t, locale }: Words) => {
      const pieces = (draft.heavyPieces ?? []).map(({ piece, count }) =>
        t('moving.piece', { name: t(`moving.pieces.${piece}`), count: formatDigits(count, locale) }),
      );
      const movers = t('moving.count', { count: draft.personCount ?? 1 });
      return [movers, ...pieces, ...(draft.hasPacking ? [t('moving.packing')] : [])].join(t('listSeparator'));
    },
  },
  'moving-addresses': {
    label: 'answers.moving-addresses',
    toText: ({ draft }: Order, { t }: Words) =>
      t('moving.fromTo', {
        from: toPlaceText([draft.locationName, draft.addressText]),
        to: toPlaceText([draft.destinationPlace, draft.destinationText]),
      }),
  },
} satisfies Record<string, AnswerWords>;
