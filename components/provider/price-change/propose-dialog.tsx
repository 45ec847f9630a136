import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PriceChangeRows } from '@/components/forms/price-change-rows';
import { useFirstProblem } from '@/components/forms/use-first-problem';
import { useKeptForm } from '@/components/forms/use-kept-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { PRICE_CHANGE_LIMITS } from '@/lib/domain/constants';
import { toCommissionRials } from '@/lib/domain/money';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { ProofPhoto } from '../proof-photo';
import type { WorkDetail } from '../work-move';
import { ProposedLineFields } from './proposed-line-fields';
import {
  listPriceChangeKeys,
  toLineRials,
  toNewLine,
  toWireLines,
  type Proposal,
  type ProposedLine,
} from './proposed-lines';

const SHORTEST_REASON = 3;

interface ProposeDialogProps {
  readonly work: WorkDetail;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Lines, a reason and a photo, with what they make of the price. What was typed stays until it is sent. */
export function ProposeDialog({ work, onClose, onProposed }: ProposeDialogProps) {
  const t = useTranslations('price-change.form');
  const proposal = useProposal(work, onClose, onProposed);
  const { form, change, changeLines, problem, isTried, isSending, setIsBusy, failure, place, submit } = proposal;
  const toErrorText = useErrorText();
  const keys = listPriceChangeKeys(work.kind);
  const setLine = (index: number, line: ProposedLine | null) =>
    changeLines((known) => known.flatMap((other, at) => (at !== index ? [other] : line ? [line] : [])));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button isLoading={isSending} onClick={() => void submit()}>
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <p className="text-14 text-stone-500">{t('hint')}</p>
        {form.lines.map((line, index) => (
          <ProposedLineFields
            key={index}
            keys={keys}
            line={line}
            isTried={isTried}
            onChange={(changed) => setLine(index, changed)}
            onRemove={form.lines.length > 1 ? () => setLine(index, null) : null}
          />
        ))}
        {form.lines.length < PRICE_CHANGE_LIMITS.lines && (
          <Button
            variant="quiet"
            className="self-start"
            onClick={() => changeLines((known) => [...known, toNewLine(keys[0] ?? 'extra-work')])}
          >
            <Icon icon={Plus} />
            {t('addLine')}
          </Button>
        )}
        <Textarea
          label={t('reason')}
          hint={t('reasonHint')}
          required
          rows={2}
          maxLength={PRICE_CHANGE_LIMITS.longestReason}
          value={form.reason}
          error={isTried && form.reason.trim().length < SHORTEST_REASON ? t('reasonWrong') : undefined}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <ProofPhoto
          namespace="price-change.form"
          photo={form.photo}
          onChange={(photo) => change({ photo })}
          onBusyChange={setIsBusy}
        />
        {!work.handed?.isForCompany && <NewPrice work={work} lines={form.lines} />}
        {isTried && problem && problem !== 'incomplete' && <Notice tone="error">{t(problem)}</Notice>}
      </div>
    </Dialog>
  );
}

type Problem = 'incomplete' | 'same' | 'belowZero';

function findProblem({ lines, reason }: Proposal, oldRial: number): Problem | null {
  const isIncomplete = reason.trim().length < SHORTEST_REASON || lines.some(({ tomans }) => !tomans);
  if (isIncomplete) return 'incomplete';
  const difference = lines.reduce((sum, line) => sum + toLineRials(line), 0);
  if (difference === 0) return 'same';
  return oldRial + difference < 0 ? 'belowZero' : null;
}

function useProposal(work: WorkDetail, onClose: () => void, onProposed: () => void) {
  const [empty] = useState((): Proposal => ({
    lines: [toNewLine(listPriceChangeKeys(work.kind)[0] ?? 'extra-work')],
    reason: '',
    photo: null,
  }));
  const { form, setForm, settle } = useKeptForm(`price-change-${work.taskid}`, empty);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { isSending, failure, send } = useSending();
  const { place, show } = useFirstProblem();
  // Whoever does it for a company is not told the price: that it would fall below nothing, the call says.
  const problem = findProblem(form, work.handed?.isForCompany ? Infinity : work.priceRial);
  async function submit() {
    setIsTried(true);
    if (isBusy) return;
    if (problem) return void show();
    const sent = await send(() =>
      callFromBrowser('pricechange/addpricechange', {
        taskid: work.taskid,
        lines: toWireLines(form.lines),
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

function NewPrice({ work, lines }: { work: WorkDetail; lines: readonly ProposedLine[] }) {
  const t = useTranslations('price-change.form');
  const locale = useLocale();
  const shown = lines
    .filter(({ tomans }) => tomans)
    .map((line) => ({
      label: t(`kinds.${line.key}`),
      amountRial: toLineRials(line),
    }));
  if (shown.length === 0) return null;
  const newRial = shown.reduce((sum, { amountRial }) => sum + amountRial, work.priceRial);
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <PriceChangeRows oldRial={work.priceRial} newRial={newRial} lines={shown} />
      <p className="flex justify-between gap-x-4 px-4 font-bold text-turquoise-600">
        <span>{t('net')}</span>
        <span>{formatTomans(newRial - toCommissionRials(newRial), locale)}</span>
      </p>
    </div>
  );
}
