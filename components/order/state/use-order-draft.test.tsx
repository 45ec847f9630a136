/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';

import { keepNewDraft, toDraftStepPath, type DraftPlace } from '@/lib/client/order-draft';
import { createDraft, EMPTY_DRAFT, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';

import {
  beginDraft,
  findPlacedDraft,
  findUnpaidDraft,
  followPlacedDraft,
  resetPlacedDraft,
  useOrderDraft,
  type OrderDraftStore,
} from './use-order-draft';

const PLACE = { seopath: 'house-cleaning', draftId: 'own', taskId: null };
const KEY = 'pelakfan.order-draft.house-cleaning/own';
const begin = () => 'own';
const initial = createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 });
const placed: OrderDraft = {
  ...initial,
  description: 'x',
  paymentWay: 'online',
  placed: { reqid: 7, taskid: 9, reqcode: 'PF-7', phase: 'paying' },
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function openFunnel(place: DraftPlace = PLACE) {
  const seen: { store: OrderDraftStore | null } = { store: null };
  function Probe() {
    const store = useOrderDraft(place, initial, begin);
    // The test reads what the last render saw.
    Reflect.set(seen, 'store', store);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
  const read = () => {
    if (!seen.store) throw new Error('The funnel was not rendered.');
    return seen.store;
  };
  return { read, close: () => act(() => root.unmount()) };
}

function writeInOtherTab(draft: OrderDraft | null) {
  const newValue = draft && encodeDraft(draft);
  if (newValue === null) localStorage.clear();
  else localStorage.setItem(KEY, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: newValue === null ? null : KEY, newValue })));
}

afterEach(() => {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

describe('the draft in this browser', () => {
  it('is saved at every change and is there again after a reload', () => {
    const first = openFunnel();
    act(() => first.read().update((draft) => ({ ...draft, description: 'half a senten' })));
    expect(findStoredDraft(localStorage.getItem(KEY))?.description).toBe('half a senten');
    first.close();
    const second = openFunnel();
    expect(second.read().isLoaded).toBe(true);
    expect(second.read().draft.description).toBe('half a senten');
    second.close();
  });

  it('is begun by an answer that comes before the tab has one', () => {
    const funnel = openFunnel({ ...PLACE, draftId: null });
    act(() => funnel.read().update((draft) => ({ ...draft, cleaningHours: 5 })));
    expect(findStoredDraft(localStorage.getItem(KEY))?.cleaningHours).toBe(5);
    funnel.close();
  });

  it('follows another tab, and builds on what that one wrote', () => {
    const funnel = openFunnel();
    writeInOtherTab({ ...initial, cleaningHours: 6 });
    expect(funnel.read().draft.cleaningHours).toBe(6);
    act(() => funnel.read().update((draft) => ({ ...draft, plan: 'weekly' })));
    expect(findStoredDraft(localStorage.getItem(KEY))).toMatchObject({ cleaningHours: 6, plan: 'weekly' });
    writeInOtherTab(null);
    expect(funnel.read().draft).toEqual(initial);
    funnel.close();
  });

  it('belongs to its tab: what another one writes into its own changes nothing here', () => {
    const funnel = openFunnel();
    act(() => funnel.read().update((draft) => ({ ...draft, cleaningHours: 4 })));
    const copy = beginDraft('house-cleaning', () => true);
    const key = `pelakfan.order-draft.house-cleaning/${copy}`;
    expect(findStoredDraft(localStorage.getItem(key))?.cleaningHours).toBe(4);
    act(() => {
      localStorage.setItem(key, encodeDraft({ ...initial, cleaningHours: 6 }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(funnel.read().draft.cleaningHours).toBe(4);
    funnel.close();
  });

  it('goes on as a copy of the latest, and not with one that is over or does not fit', () => {
    keepNewDraft('house-cleaning', encodeDraft({ ...initial, description: 'older' }), 5);
    keepNewDraft('house-cleaning', encodeDraft({ ...initial, description: 'newer' }), 5);
    const begins = (goesOn: boolean) => {
      const draftId = beginDraft('house-cleaning', () => goesOn);
      return findStoredDraft(localStorage.getItem(`pelakfan.order-draft.house-cleaning/${draftId}`))?.description;
    };
    expect(begins(true)).toBe('newer');
    expect(begins(false)).toBeUndefined();
    keepNewDraft('house-cleaning', encodeDraft({ ...placed, isOver: true }), 7);
    expect(begins(true)).toBeUndefined();
  });

  it('a draft from before drafts had ids goes on, and the oldest of many are forgotten', () => {
    localStorage.setItem('pelakfan.order-draft.house-cleaning', encodeDraft({ ...initial, description: 'of old' }));
    const draftId = beginDraft('house-cleaning', ({ description }) => description === 'of old');
    expect(localStorage.getItem(`pelakfan.order-draft.house-cleaning/${draftId}`)).toContain('of old');
    const paths = Array.from({ length: 20 }, () => keepNewDraft('house-cleaning', encodeDraft(initial), 5));
    expect(new Set(paths).size).toBe(20);
    expect(Object.keys(localStorage).length).toBeLessThan(10);
  });

  it('lives as long as the page where the browser refuses its storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const funnel = openFunnel();
    act(() => funnel.read().update((draft) => ({ ...draft, cleaningHours: 5 })));
    expect(funnel.read().draft.cleaningHours).toBe(5);
    refuse.mockRestore();
    funnel.close();
  });

  it('is reset when its order is done, wherever the payment came back, and no other is', () => {
    keepNewDraft('house-cleaning', encodeDraft(placed), 7);
    localStorage.setItem('pelakfan.order-draft.laundry', encodeDraft({ ...EMPTY_DRAFT, description: 'y' }));
    expect(findPlacedDraft(9)).toMatchObject({ seopath: 'house-cleaning', taskId: null });
    expect(findPlacedDraft(8)).toBeNull();
    resetPlacedDraft(8);
    expect(findPlacedDraft(9)).not.toBeNull();
    resetPlacedDraft(9);
    expect(findPlacedDraft(9)).toBeNull();
    expect(findStoredDraft(localStorage.getItem('pelakfan.order-draft.laundry'))?.description).toBe('y');
  });

  it('is kept by its task once bids are awaited, so that another of its service can be made', () => {
    const task = createDraft({ serviceEnum: 'task', srvcategoryid: 12 });
    const waiting = { ...task, description: 'two shelves', placed: { ...placed.placed, phase: 'bidding' as const } };
    followPlacedDraft({ seopath: 'handyman', draftId: 'own', taskId: null }, waiting as OrderDraft, 9);
    expect(findPlacedDraft(9)).toEqual({ seopath: 'handyman', draftId: null, taskId: 9 });
    expect(localStorage.getItem('pelakfan.order-draft.handyman/own')).toBeNull();
    expect(findUnpaidDraft()).toBeNull();
    followPlacedDraft(
      { seopath: 'handyman', draftId: 'own', taskId: null },
      { ...waiting, placed: { ...waiting.placed, phase: 'chosen' } } as OrderDraft,
      9,
    );
    const unpaid = findUnpaidDraft();
    expect(unpaid && toDraftStepPath(unpaid, 9)).toBe('/services/handyman/?order-step=9&task=9');
    resetPlacedDraft(9);
    expect(findPlacedDraft(9)).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
