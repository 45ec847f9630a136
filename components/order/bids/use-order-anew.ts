import { callFromBrowser } from '@/lib/client/browser';
import { keepNewDraft } from '@/lib/client/order-draft';
import { toRepeatedDraft } from '@/lib/funnel/draft';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import { STEPS } from '@/lib/funnel/steps';
import { useRouter } from '@/lib/i18n/location';

/** Begins the same order anew, at the question of its hour: every other answer is there. Throws CallError. */
export function useOrderAnew(): (taskid: number) => Promise<void> {
  const router = useRouter();
  return async (taskid) => {
    const former = await callFromBrowser('clean/getrepeatdraft', { taskid });
    router.push(keepNewDraft(former.seopath, encodeDraft(toRepeatedDraft(former)), STEPS.presenceDateTime));
  };
}
