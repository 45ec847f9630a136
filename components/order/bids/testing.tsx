import type { ReactNode } from 'react';

import { createRender } from '@/components/forms/testing';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';

import { OrderProvider, type Order } from '../state/order-context';
import type { Bid, Bidding } from './use-bidding';

export const TASK_ID = 50_001;
export const NOW_MS = Date.UTC(2026, 10, 23, 8);

/** A bid, as much of it as is not said otherwise. */
export function aBid(known: Partial<Bid> = {}): Bid {
  return {
    reqid: 10_001,
    merchantid: 1,
    sgid: 1,
    taskid: TASK_ID,
    userid: 2,
    sgtype: 'lump',
    sgamount: 4_000_000,
    remainingHours: 1,
    remainingMinutes: 30,
    sgDesc: '',
    sgstate: 1,
    hourneed: 2,
    workerUrl: '/yar/PY1001/',
    workerGrade: 'known',
    workerCode: 'PY1001',
    hasCriminalRecord: true,
    lstCertificate: [],
    fullname: 'Maryam Ahmadi',
    userImage: '',
    gender: 'female',
    workerRate: 4.6,
    reviewCount: 12,
    doneTaskCount: 20,
    price: 4_000_000,
    merchantName: '',
    travel: { metres: 2500, minutes: 7, from: 'base', isEstimate: true },
    takesCash: true,
    isFavourite: false,
    lstPhoto: [],
    addedAtMs: NOW_MS,
    editedAtMs: null,
    ...known,
  };
}

export function aBidding(known: Partial<Bidding> = {}): Bidding {
  return {
    taskid: TASK_ID,
    reqid: 10_001,
    state: 'BIDDING',
    // Half a minute more than an hour and a half, because what is left is rounded down and a slow machine takes a
    // second to look.
    windowEndsAtMs: NOW_MS + 5_430_000,
    guide: { leastRial: 3_000_000, mostRial: 6_000_000, hourCount: 2, lines: [] },
    liveCount: known.lstSuggestion?.length ?? 0,
    askedCount: 4,
    readerCount: 2,
    noBidReason: null,
    retriesLeft: 3,
    retryNeedsHour: false,
    lstSuggestion: [],
    chosenSgid: null,
    paymentExpiresAtMs: null,
    lstQuestion: [],
    serverNowMs: NOW_MS,
    ...known,
  };
}

type Steps = Pick<Order, 'show' | 'save' | 'goTo' | 'goOn' | 'finish' | 'follow'>;

/** The mocks of a followed order's steps. */
export const did: { readonly [Name in keyof Steps]: jest.Mock } = {
  show: jest.fn(),
  save: jest.fn(),
  goTo: jest.fn(),
  goOn: jest.fn(),
  finish: jest.fn(),
  follow: jest.fn(),
};

interface KnownOrder {
  readonly draft?: Partial<OrderDraft>;
  readonly followedTaskId?: number | null;
}

/**
 * Makes a function that renders a step of a handyman's order in English. By default the order was sent and is followed.
 */
export function createStepRender(words: Parameters<typeof createRender>[0]) {
  const render = createRender(words);
  return (screen: ReactNode, known: KnownOrder = {}) =>
    render(<OrderProvider order={toOrder(known)}>{screen}</OrderProvider>);
}

function toOrder(known: KnownOrder): Order {
  const { followedTaskId = TASK_ID } = known;
  const draft = { ...createDraft({ serviceEnum: 'task', srvcategoryid: 12 }), srvcattypeid: 1202, ...known.draft };
  const facts = { typeCount: 6, gradeCount: 0, childTypeCount: 0 };
  // As much of an order as its steps read; its type would want every field.
  return {
    ...did,
    draft,
    followedTaskId,
    kind: 'task',
    walk: { flow: KINDS.task.flow, facts, draft },
    service: { categoryId: 12, kind: 'task', seopath: 'handyman', name: 'Handyman', types: [], activeCityIds: [1] },
    price: { answer: null, isLoading: false, error: null, refresh: jest.fn() },
    cleared: [],
    hasMoved: false,
    isEdit: false,
  } as unknown as Order;
}
