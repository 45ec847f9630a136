import { callAhead } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';

import { toPlaceText, type Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

/** Steps 34 and 3 of a removal, with their edits. */
export const moving = {
  screens: {
    movers: {
      ...toFetchedScreen(() => import('./movers').then((module) => module.MoversQuestion)),
      // Once it is known where the removal begins, its edit begins with the vehicles there.
      loadOwn: async ({ locationid }) => {
        if (locationid !== null) await callAhead('moving/getallvehicle', { locationid });
      },
    },
    'moving-addresses': {
      ...toFetchedScreen(() => import('./moving-addresses').then((module) => module.RemovalAddressesQuestion)),
      loadOwn: () => callAhead('user/getdeliveryaddress', {}),
    },
  },
  /** How the answers of a removal read. */
  answers: {
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
  },
} satisfies OrderedKind;
