import { useState } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import {
  FREE_KEYS,
  needsPhoto,
  toProposedLines,
  type PriceTerms,
  type ProposedChange,
} from '@/lib/domain/money/price-proposal';

import type { WorkDetail } from '../work-move';
import {
  isIncomplete,
  listProposedKeys,
  toNewLine,
  toProposedChange,
  type Proposal,
  type ProposedLine,
} from './proposed-lines';

export const SHORTEST_REASON = 3;

interface ProposalRequest {
  readonly work: WorkDetail;
  readonly terms: PriceTerms;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

type Problem = 'incomplete' | 'same' | 'tooMuch' | 'belowZero';

function findProblem({ lines, reason, photo }: Proposal, terms: PriceTerms, oldRial: number | null): Problem | null {
  const lacksPhoto = needsPhoto(lines) && photo === null;
  if (reason.trim().length < SHORTEST_REASON || lacksPhoto || lines.some(isIncomplete)) return 'incomplete';
  // A worker of a company is not told the price: the call says what is wrong with it.
  if (oldRial === null) return null;
  const changes = lines.map(toProposedChange);
  const worked = toProposedLines(terms, changes);
  if (worked === null) return isWithin(terms, changes) ? 'same' : 'tooMuch';
  return worked.reduce((sum, { amountRials }) => sum + amountRials, oldRial) < 0 ? 'belowZero' : null;
}

function isWithin({ freeRial }: PriceTerms, changes: readonly ProposedChange[]): boolean {
  const free = changes.filter(({ key }) => FREE_KEYS.includes(key));
  return free.reduce((sum, { amountRial = 0 }) => sum + amountRial, 0) <= freeRial;
}

/** The typed values of another final price, kept until they are sent, and the sending. */
export function useProposal({ work, terms, onClose, onProposed }: ProposalRequest) {
  const [empty] = useState((): Proposal => ({
    lines: [toNewLine(listProposedKeys(terms)[0] ?? 'extra-work', terms)],
    reason: '',
    photo: null,
  }));
  const { form, setForm, settle } = useKeptForm(`price-change-${work.taskid}`, empty);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  const problem = findProblem(form, terms, work.handed?.isForCompany ? null : work.priceRial);
  async function submit() {
    setIsTried(true);
    if (isBusy) return;
    if (problem) return void show();
    const sent = await send(() =>
      callFromBrowser('pricechange/addpricechange', {
        taskid: work.taskid,
        lines: form.lines.map(toProposedChange),
        reason: form.reason,
        fileid: form.photo?.fileid ?? null,
      }),
    );
    if (sent.ok) {
      settle(empty);
      onClose();
    } else show();
    onProposed();
  }
  // A photo arrives while somebody types: neither takes the other away.
  const change = (part: Partial<Proposal>) => setForm((known) => ({ ...known, ...part }));
  const changeLines = (toLines: (known: readonly ProposedLine[]) => readonly ProposedLine[]) =>
    setForm((known) => ({ ...known, lines: toLines(known.lines) }));
  return {
    form,
    change,
    changeLines,
    problem,
    isTried,
    isSending: isSending || isBusy,
    setIsBusy,
    failure,
    place,
    submit,
  };
}
