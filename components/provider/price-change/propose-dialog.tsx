import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';

import { PriceChangeRows } from '@/components/shared/price-change-rows';
import { SendDialog } from '@/components/shared/send-dialog';
import { SumRow } from '@/components/shared/sum-row';
import { useCounted } from '@/components/shared/use-counted';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { PRICE_CHANGE_LIMITS } from '@/lib/domain/constants/orders';
import { RIALS_A_TOMAN, toCommissionRials } from '@/lib/domain/money/money';
import { needsPhoto, toProposedLines, type PriceTerms } from '@/lib/domain/money/price-proposal';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ProofPhoto } from '../proof-photo';
import type { WorkDetail } from '../work-move';
import { ListedExtras } from './listed-extras';
import { ProposedLineFields } from './proposed-line-fields';
import {
  isIncomplete,
  isSingleExtra,
  listProposedKeys,
  toKindWords,
  toNewLine,
  toProposedChange,
  type ProposedLine,
} from './proposed-lines';
import { SHORTEST_REASON, useProposal } from './use-proposal';

interface ProposeDialogProps {
  readonly work: WorkDetail;
  readonly terms: PriceTerms;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Lines, a reason and a photo, with what they make of the price. Typed text stays until it is sent. */
export function ProposeDialog({ work, terms, onClose, onProposed }: ProposeDialogProps) {
  const t = useTranslations('price-change.form');
  const proposal = useProposal({ work, terms, onClose, onProposed });
  const { form, change, changeLines, problem, isTried, isSending, setIsBusy, failure, place, submit } = proposal;
  const locale = useLocale();
  const showsSums = !work.handed?.isForCompany;
  return (
    <SendDialog
      title={t('title')}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isSending={isSending}
      failure={failure}
      place={place}
      onSend={() => void submit()}
      onClose={onClose}
    >
      <p className="text-14 text-stone-500">{t('hint')}</p>
      <ProposedLineList work={work} terms={terms} lines={form.lines} isTried={isTried} onChange={changeLines} />
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
        error={isTried && needsPhoto(form.lines) && form.photo === null ? t('photoNeeded') : undefined}
        onChange={(photo) => change({ photo })}
        onBusyChange={setIsBusy}
      />
      {showsSums && <NewPrice work={work} terms={terms} lines={form.lines} />}
      {isTried && problem && problem !== 'incomplete' && (
        <Notice tone="error">{t(problem, { amount: formatTomans(terms.freeRial, locale) })}</Notice>
      )}
    </SendDialog>
  );
}

interface ProposedLineListProps {
  readonly work: WorkDetail;
  readonly terms: PriceTerms;
  readonly lines: readonly ProposedLine[];
  readonly isTried: boolean;
  readonly onChange: (toLines: (known: readonly ProposedLine[]) => readonly ProposedLine[]) => void;
}

function ProposedLineList({ work, terms, lines, isTried, onChange }: ProposedLineListProps) {
  const t = useTranslations('price-change.form');
  const keys = listProposedKeys(terms).filter((key) => !isSingleExtra(key));
  const setLine = (index: number, line: ProposedLine | null) =>
    onChange((known) => known.flatMap((other, at) => (at !== index ? [other] : line ? [line] : [])));
  return (
    <>
      {lines.map(
        (line, index) =>
          !isSingleExtra(line.key) && (
            <ProposedLineFields
              key={index}
              keys={keys}
              line={line}
              terms={terms}
              showsSums={!work.handed?.isForCompany}
              isTried={isTried}
              onChange={(changed) => setLine(index, changed)}
              onRemove={lines.length > 1 ? () => setLine(index, null) : null}
            />
          ),
      )}
      <ListedExtras
        terms={terms}
        lines={lines}
        showsSums={!work.handed?.isForCompany}
        onChange={(key, isChosen) =>
          onChange((known) => (isChosen ? [...known, toNewLine(key, terms)] : known.filter((line) => line.key !== key)))
        }
      />
      {lines.length < PRICE_CHANGE_LIMITS.lines && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => onChange((known) => [...known, toNewLine(keys[0] ?? 'extra-work', terms)])}
        >
          <Icon icon={Plus} />
          {t('addLine')}
        </Button>
      )}
    </>
  );
}

interface NewPriceProps {
  readonly work: WorkDetail;
  readonly terms: PriceTerms;
  readonly lines: readonly ProposedLine[];
}

function NewPrice({ work, terms, lines }: NewPriceProps) {
  const t = useTranslations('price-change.form');
  const shown = lines.flatMap((line) => {
    const worked = isIncomplete(line) ? null : toProposedLines(terms, [toProposedChange(line)]);
    const amountRial = (worked ?? []).reduce((sum, { amountRials }) => sum + amountRials, 0);
    return worked ? [{ label: t(`kinds.${toKindWords(line.key, terms)}`), amountRial }] : [];
  });
  const newRial = shown.reduce((sum, { amountRial }) => sum + amountRial, work.priceRial);
  // On the way to a new sum, too, people read whole tomans.
  const net = useCounted((newRial - toCommissionRials(newRial)) / RIALS_A_TOMAN, 'professional');
  if (shown.length === 0) return null;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <PriceChangeRows oldRial={work.priceRial} newRial={newRial} lines={shown} />
      <dl className="px-4">
        <SumRow label={t('net')} amount={net.shown * RIALS_A_TOMAN} look="net" />
      </dl>
    </div>
  );
}
