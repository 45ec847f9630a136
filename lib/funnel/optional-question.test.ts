import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { isQuestionAnswered, nextStep, previousStep, resolveStep, toProgress } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';
import { walkTo } from '@/lib/funnel/testing/walks';

describe('the optional description', () => {
  const chosen = SERVICE_KINDS.filter((kind) => KINDS[kind].flow.some(({ question }) => question === 'provider'));

  it.each(chosen)('%s: the way forth and back skips it, its number opens it', (kind) => {
    const walk = walkTo(kind, 'provider');
    const last = kind === 'laundry' || kind === 'carpet' ? STEPS.returnDateTime : STEPS.presenceDateTime;
    expect(nextStep(last, walk)).toBe(STEPS.selectWorker);
    expect(previousStep(STEPS.selectWorker, walk)).toBe(last);
    expect(resolveStep(STEPS.desc, walk)).toBe(STEPS.desc);
    expect(nextStep(STEPS.desc, walk)).toBe(STEPS.selectWorker);
    expect(previousStep(STEPS.desc, walk)).toBe(last);
    expect(toProgress(STEPS.desc, walk)).toEqual(toProgress(STEPS.selectWorker, walk));
  });

  it('counts as left out once it was passed, and not before', () => {
    expect(isQuestionAnswered('description', walkTo('cleaning', 'date-time'))).toBe(false);
    expect(isQuestionAnswered('description', walkTo('cleaning', 'provider'))).toBe(true);
  });

  it.each(['task', 'moving'] as const)('%s: bidders need it, so it is asked', (kind) => {
    expect(nextStep(STEPS.presenceDateTime, walkTo(kind, kind === 'task' ? 'task-details' : 'description'))).toBe(
      STEPS.desc,
    );
  });
});
