import { SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';
import type { OrderDraft } from '@/lib/funnel/draft';
import {
  applyAnswer,
  clearParts,
  findEditStepOf,
  isQuestionAnswered,
  findFlowStep,
  firstUnansweredStep,
  isLoginAsked,
  listSteps,
  listUnfit,
  nextStep,
  previousStep,
  resolveStep,
  toProgress,
} from '@/lib/funnel/engine';
import type { FlowFacts } from '@/lib/funnel/flow';
import { findEditStep, STEPS } from '@/lib/funnel/steps';
import { answers, createWalk, everything, placed, walkTo } from '@/lib/funnel/testing/walks';

const nothing: FlowFacts = { typeCount: 1, gradeCount: 1, childTypeCount: 1 };

/** Answers one question after the other, always the one that the engine asks, and notes the steps. */
function walkThrough(kind: ServiceKind, facts = everything) {
  let walk = createWalk(kind, facts);
  const steps = [firstUnansweredStep(walk)];
  while (steps.at(-1) !== STEPS.orderComplete) {
    const current = steps.at(-1) ?? 0;
    const question = findFlowStep(walk, current)?.question;
    if (!question || question === 'done') throw new Error(`${kind} asks nothing at step ${current}.`);
    walk = { ...walk, draft: applyAnswer(walk.draft, { question, fields: answers[question] }, walk.flow).draft };
    steps.push(nextStep(current, walk));
  }
  return { steps, walk };
}

describe('the steps of every kind', () => {
  it.each([
    ['cleaning', [1, 22, 23, 3, 4, 8, 9, 7, 6], [22, 23, 3, 4, 8, 9, 7, 6]],
    ['laundry', [1, 2, 31, 3, 4, 30, 8, 9, 7, 6], [31, 3, 4, 30, 8, 9, 7, 6]],
    ['carpet', [1, 2, 3, 4, 30, 8, 9, 7, 6], [2, 3, 4, 30, 8, 9, 7, 6]],
    ['upholstery', [1, 2, 3, 4, 8, 9, 7, 6], [2, 3, 4, 8, 9, 7, 6]],
    ['carwash', [1, 26, 27, 3, 4, 8, 9, 7, 6], [26, 27, 3, 4, 8, 9, 7, 6]],
    ['gas', [38, 40, 42, 9, 7, 6], [38, 40, 42, 9, 7, 6]],
    ['task', [1, 2, 3, 4, 5, 7, 8, 9, 7, 6], [3, 4, 5, 7, 8, 9, 7, 6]],
    ['moving', [2, 34, 3, 4, 5, 7, 8, 9, 7, 6], [34, 3, 4, 5, 7, 8, 9, 7, 6]],
    ['testing', [1, 2, 36, 3, 4, 8, 9, 7, 6], [2, 36, 3, 4, 8, 9, 7, 6]],
  ] as const)(
    '%s: is walked to the end, with every question and without those that have no choice',
    (kind, full, short) => {
      expect(walkThrough(kind).steps).toEqual(full);
      // A service with one type has it chosen from the start.
      expect(walkThrough(kind, nothing).steps).toEqual(short);
    },
  );

  it.each(SERVICE_KINDS)('%s: a settled order needs no waiting room', (kind) => {
    const walk = walkTo(kind, 'pre-invoice');
    const settled = { ...walk, draft: { ...walk.draft, placed: { ...placed, phase: 'settled' as const } } };
    expect(nextStep(STEPS.preFactor, settled)).toBe(STEPS.orderComplete);
  });

  it.each(SERVICE_KINDS)('%s: every step is reached only after those before it', (kind) => {
    const steps = listSteps(createWalk(kind)).map((step) => step.step);
    for (const step of steps.slice(1)) expect(resolveStep(step, createWalk(kind))).toBe(steps[0]);
  });

  it('asks for login at the address, for fuel at the plate', () => {
    expect(isLoginAsked(STEPS.cleanPetSelect, createWalk('cleaning'))).toBe(false);
    expect(isLoginAsked(STEPS.address, createWalk('cleaning'))).toBe(true);
    expect(isLoginAsked(STEPS.preFactor, createWalk('cleaning'))).toBe(true);
    expect(isLoginAsked(STEPS.editCleanDetails, createWalk('cleaning'))).toBe(false);
    expect(isLoginAsked(STEPS.gasGetLocation, createWalk('gas'))).toBe(false);
    expect(isLoginAsked(STEPS.gasGetPlaque, createWalk('gas'))).toBe(true);
  });
});

describe('resolveStep', () => {
  it('leads a link to an unknown or future step to the first unanswered one, and back to an answered one', () => {
    const walk = walkTo('cleaning', 'date-time');
    expect(resolveStep(null, walk)).toBe(STEPS.presenceDateTime);
    expect(resolveStep(STEPS.preFactor, walk)).toBe(STEPS.presenceDateTime);
    expect(resolveStep(STEPS.laundryBasket, walk)).toBe(STEPS.presenceDateTime);
    expect(resolveStep(STEPS.cleanDetails, walk)).toBe(STEPS.cleanDetails);
    expect(resolveStep(STEPS.presenceDateTime, walk)).toBe(STEPS.presenceDateTime);
  });

  it('lets edits start from the pre-invoice alone', () => {
    expect(resolveStep(STEPS.editCleanDetails, walkTo('cleaning', 'date-time'))).toBe(STEPS.presenceDateTime);
    expect(resolveStep(STEPS.editCleanDetails, walkTo('cleaning', 'pre-invoice'))).toBe(STEPS.editCleanDetails);
    expect(resolveStep(STEPS.editLaundryBasket, walkTo('cleaning', 'pre-invoice'))).toBe(STEPS.preFactor);
  });

  it('lets edits of an order with bids start from its summary before it is sent, and none afterwards', () => {
    const walk = walkTo('moving', 'bids');
    expect(resolveStep(STEPS.editAutobarWorkerNumber, walk)).toBe(STEPS.editAutobarWorkerNumber);
    expect(previousStep(STEPS.editAutobarWorkerNumber, walk)).toBe(STEPS.orderProcess);
    expect(nextStep(STEPS.editAutobarWorkerNumber, walk)).toBe(STEPS.orderProcess);
    for (const step of [19, 20]) expect(resolveStep(step, walk)).toBe(STEPS.orderProcess);
    expect(resolveStep(STEPS.editAutobarWorkerNumber, walkTo('moving', 'date-time'))).toBe(STEPS.presenceDateTime);
    const sent = { ...walk, draft: { ...walk.draft, placed: { ...placed, phase: 'bidding' as const } } };
    expect(resolveStep(STEPS.editAutobarWorkerNumber, sent)).toBe(STEPS.orderProcess);
  });

  it('leads 19 and 20, which have nothing to edit, back to 9', () => {
    const walk = walkTo('cleaning', 'pre-invoice');
    expect(resolveStep(19, walk)).toBe(STEPS.preFactor);
    expect(resolveStep(20, walk)).toBe(STEPS.preFactor);
  });

  it('keeps a person with an open bank payment in the waiting room', () => {
    const walk = walkTo('cleaning', 'pre-invoice');
    const paying = { ...walk, draft: { ...walk.draft, placed } };
    for (const step of [1, 3, 9, 17, 6]) expect(resolveStep(step, paying)).toBe(STEPS.orderProcess);
    expect(previousStep(STEPS.orderProcess, paying)).toBeNull();
  });

  it('locks the sent answers while bids arrive', () => {
    const walk = walkTo('task', 'bids');
    const bidding = { ...walk, draft: { ...walk.draft, placed: { ...placed, phase: 'bidding' as const } } };
    expect(resolveStep(STEPS.address, bidding)).toBe(STEPS.orderProcess);
    expect(resolveStep(STEPS.selectWorker, { ...bidding, draft: { ...bidding.draft, hasBids: true } })).toBe(
      STEPS.selectWorker,
    );
  });

  it('takes sent answers as given, whatever this browser stored, and allows another bid until one is paid', () => {
    const fresh = walkTo('task', 'service-type');
    const followed = (phase: 'bidding' | 'chosen' | 'paying', draft = {}) => ({
      ...fresh,
      draft: { ...fresh.draft, ...draft, placed: { ...placed, phase } },
    });
    for (const step of [null, 1, 4, 9]) expect(resolveStep(step, followed('bidding'))).toBe(STEPS.orderProcess);
    expect(previousStep(STEPS.orderProcess, followed('bidding'))).toBeNull();
    const chosen = followed('chosen', { suggestionId: 4 });
    expect([null, 3, 7].map((step) => resolveStep(step, chosen))).toEqual([9, 9, 9]);
    expect([8, 9, STEPS.editSelectWorker].map((step) => resolveStep(step, chosen))).toEqual([8, 9, 21]);
    expect(findEditStepOf('bid', chosen)).toBe(STEPS.editSelectWorker);
    expect(findEditStepOf('address', chosen)).toBeNull();
    expect(isQuestionAnswered('address', chosen)).toBe(true);
    expect([7, 8, 9].map((step) => resolveStep(step, followed('paying')))).toEqual([7, 7, 7]);
  });
});

describe('next, previous, progress', () => {
  it('asks no known question again', () => {
    const walk = walkTo('cleaning', 'pre-invoice');
    const changed = applyAnswer(walk.draft, { question: 'date-time', fields: { gDate: '2026-11-27' } }, walk.flow);
    expect(nextStep(STEPS.presenceDateTime, { ...walk, draft: changed.draft })).toBe(STEPS.selectWorker);
    expect(nextStep(STEPS.editPresenceDateTime, { ...walk, draft: changed.draft })).toBe(STEPS.selectWorker);
    expect(nextStep(STEPS.editDesc, walk)).toBe(STEPS.preFactor);
  });

  it('goes back one question, from an edit to the pre-invoice, and nowhere from the first', () => {
    const walk = walkTo('cleaning', 'pre-invoice');
    expect(previousStep(STEPS.address, walk)).toBe(STEPS.cleanPetSelect);
    expect(previousStep(STEPS.editAddress, walk)).toBe(STEPS.preFactor);
    expect(previousStep(STEPS.mainServices, walk)).toBeNull();
  });

  it('knows its position', () => {
    const walk = walkTo('cleaning', 'pre-invoice');
    expect(toProgress(STEPS.mainServices, walk)).toEqual({ position: 1, count: 7 });
    expect(toProgress(STEPS.editAddress, walk)).toEqual({ position: 4, count: 7 });
    expect(toProgress(STEPS.orderComplete, walk)).toEqual({ position: 7, count: 7 });
  });
});

describe('applyAnswer', () => {
  const full = walkTo('cleaning', 'pre-invoice');
  const priced = { ...full.draft, priceRial: 100, needHours: 4 };

  it.each([
    ['the service', 'service-type', { srvcattypeid: 302 }, ['provider', 'price', 'dates']],
    ['the address', 'address', { deliveryaddrid: 8 }, ['dates', 'provider', 'price']],
    ['the date', 'date-time', { gDate: '2026-12-01' }, ['provider']],
    ['the description', 'description', { description: 'x' }, []],
    ['the provider', 'provider', { workerUserId: 4 }, []],
    ['the details', 'cleaning-details', { cleaningHours: 6 }, ['price']],
    ['the pets', 'pets', { petTypes: ['cat'] }, ['price']],
  ] as const)(
    '%s clears the answers that depend on it, and returns their names',
    (_title, question, fields, cleared) => {
      const result = applyAnswer(priced, { question, fields: fields as Partial<OrderDraft> }, full.flow);
      expect([...result.cleared].sort()).toEqual([...cleared].sort());
      expect(result.draft).toMatchObject(fields);
      expect(result.draft.workerUserId === null).toBe((cleared as readonly string[]).includes('provider'));
      expect(result.draft.gDate === null).toBe((cleared as readonly string[]).includes('dates'));
      expect(result.draft.priceRial === null).toBe((cleared as readonly string[]).includes('price'));
    },
  );

  it.each([
    ['laundry: the grade clears the basket', 'laundry', 'grade', { grade: 'VIP' }, 'basket'],
    ['laundry: the date clears the return date', 'laundry', 'date-time', { gDate: '2026-12-01' }, 'return-date'],
    ['carwash: the car type clears the service price', 'carwash', 'car-type', { carTypeId: 2 }, 'service-price'],
    ['moving: the movers clear the price', 'moving', 'movers', { personCount: 4 }, 'price'],
    ['testing: the persons clear the price', 'testing', 'persons', { personCount: 4 }, 'price'],
    ['gas: the litres clear the price', 'gas', 'fuel', { litreVolume: 12 }, 'price'],
  ] as const)('%s', (_title, kind, question, fields, part) => {
    const walk = walkTo(kind, 'pre-invoice');
    const draft = { ...walk.draft, priceRial: 100 };
    expect(applyAnswer(draft, { question, fields: fields as Partial<OrderDraft> }, walk.flow).cleared).toContain(part);
  });

  it('asks the hour again when no provider has it for a longer visit, and the provider when only she has not', () => {
    const chosen = { ...priced, gDate: '2026-12-01', deliverytimeid: 10, startHour: 9, visitHours: 4, workerUserId: 7 };
    expect(listUnfit(chosen, [7, 8])).toEqual([]);
    expect(listUnfit(chosen, [8])).toEqual(['provider']);
    expect(listUnfit(chosen, [])).toEqual(['dates', 'provider']);
    const { draft, cleared } = clearParts(chosen, ['dates', 'provider']);
    expect(cleared).toEqual(['dates', 'provider']);
    expect(draft).toMatchObject({ gDate: null, deliverytimeid: null, startHour: null, visitHours: null });
    expect(resolveStep(STEPS.preFactor, { ...full, draft })).toBe(STEPS.presenceDateTime);
    expect(draft.cleaningHours).toBe(chosen.cleaningHours);
  });

  it('clears nothing for an unchanged answer, and nothing empty', () => {
    expect(applyAnswer(priced, { question: 'address', fields: { deliveryaddrid: 7 } }, full.flow)).toEqual({
      draft: priced,
      cleared: [],
    });
    const early = createWalk('cleaning');
    expect(
      applyAnswer(early.draft, { question: 'service-type', fields: { srvcattypeid: 301 } }, early.flow).cleared,
    ).toEqual([]);
  });

  it('every edit link of a kind leads to a step of that kind', () => {
    for (const kind of SERVICE_KINDS) {
      const walk = walkTo(kind, 'pre-invoice');
      for (const step of listSteps(walk)) {
        const edit = findEditStepOf(step.question, walk);
        expect(edit).toBe(findEditStep(step.step));
        if (edit !== null) expect(findFlowStep(walk, edit)?.step).toBe(step.step);
      }
    }
  });
});
