import { ORDER_STATES, type OrderState } from '@/lib/contract/enumerations';
import { WORK_LISTS } from '@/lib/contract/provider-enumerations';

import {
  findWorkList,
  holdsHours,
  isAccepted,
  isCalled,
  isInContact,
  isOffered,
  isOver,
  isPayableAfterwards,
  isProvidersOwn,
  isRefused,
  isRepeatable,
  isUnfulfilled,
  isUnsettled,
  isVisitAgreed,
  isVisitAhead,
  isWorkDone,
  listStates,
  type StateQuestion,
} from './order-states';

const ENDED: readonly OrderState[] = [
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
];
const VISIT: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS'];
const TEXTILES: readonly OrderState[] = ['PICKED_UP', 'PROCESSING', 'RETURNING'];

/** Written out by hand: in which states each question is answered with yes. */
const EXPECTED: readonly (readonly [question: string, StateQuestion, states: readonly OrderState[]])[] = [
  ['is over', isOver, ['COMPLETED', ...ENDED]],
  ['is unfulfilled', isUnfulfilled, ENDED],
  ['is unsettled', isUnsettled, ['PENDING_PAYMENT', 'BIDDING', 'PAYMENT_EXPIRED']],
  ['holds hours', holdsHours, ['PENDING_PAYMENT', 'BIDDING', 'AWAITING_PROVIDER', ...VISIT, 'DECLINED']],
  ['is offered', isOffered, ['BIDDING', 'AWAITING_PROVIDER']],
  ['is refused', isRefused, ['DECLINED', 'EXPIRED']],
  ['lies ahead', isVisitAhead, ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE']],
  ['is agreed', isVisitAgreed, ['CONFIRMED', 'EN_ROUTE']],
  ['is accepted', isAccepted, [...VISIT, ...TEXTILES, 'DONE', 'COMPLETED', 'DISPUTED']],
  ['is done', isWorkDone, ['DONE', 'COMPLETED', 'DISPUTED']],
  ['lets both sides reach each other', isInContact, [...VISIT, ...TEXTILES, 'DONE', 'DISPUTED']],
  ['lets both sides call each other', isCalled, ['EN_ROUTE', 'IN_PROGRESS', ...TEXTILES]],
  [
    'can be paid at the bank instead of in cash',
    isPayableAfterwards,
    ['AWAITING_PROVIDER', ...VISIT, ...TEXTILES, 'DONE', 'DISPUTED'],
  ],
  [
    'is the provider’s own',
    isProvidersOwn,
    ['BIDDING', 'AWAITING_PROVIDER', ...VISIT, ...TEXTILES, 'DONE', 'COMPLETED', 'DISPUTED'],
  ],
  ['can be had again', isRepeatable, ['DONE', 'COMPLETED', 'DISPUTED', ...ENDED]],
];

describe('a state’s facts', () => {
  it.each(EXPECTED)('%s', (_question, question, states) => {
    expect(listStates(question)).toEqual(ORDER_STATES.filter((state) => states.includes(state)));
  });

  it('where its provider finds it', () => {
    const found = WORK_LISTS.map((list) => [list, listStates((state) => findWorkList(state) === list)]);
    expect(Object.fromEntries(found)).toEqual({
      newworks: ['AWAITING_PROVIDER'],
      acceptworks: [...VISIT, ...TEXTILES],
      doneworks: [
        'DONE',
        'COMPLETED',
        'DISPUTED',
        'CANCELLED_BY_CUSTOMER',
        'CANCELLED_BY_PROVIDER',
        'CANCELLED_BY_OPERATOR',
      ],
    });
  });
});
