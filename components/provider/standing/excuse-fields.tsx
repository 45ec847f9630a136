import { useTranslations } from 'next-intl';

import { type SentPhoto } from '@/components/shared/dispute/own-photo';
import { Textarea } from '@/components/ui/textarea';
import { EXCUSE } from '@/lib/domain/constants/providers';

import { StandingPapers } from './standing-papers';

/** The proof of a cause: photos of papers, and words for support. */
export interface ExcuseDraft {
  readonly papers: readonly SentPhoto<number>[];
  readonly text: string;
}

export const EMPTY_EXCUSE: ExcuseDraft = { papers: [], text: '' };

interface ExcuseFieldsProps {
  readonly draft: ExcuseDraft;
  readonly onChange: (change: (draft: ExcuseDraft) => ExcuseDraft) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Papers that show why somebody cannot come, and, with the first of them, room for words. */
export function ExcuseFields({ draft: { papers, text }, onChange, onBusyChange }: ExcuseFieldsProps) {
  const t = useTranslations('provider.excuse');
  return (
    <div className="flex flex-col gap-4">
      <StandingPapers
        papers={papers}
        most={EXCUSE.papers}
        onChange={(changed) => onChange((draft) => ({ ...draft, papers: changed }))}
        onBusyChange={onBusyChange}
      />
      {papers.length > 0 && (
        <Textarea
          label={t('words')}
          rows={2}
          maxLength={EXCUSE.longestText}
          value={text}
          onChange={(event) => {
            const { value } = event.target;
            onChange((draft) => ({ ...draft, text: value }));
          }}
        />
      )}
    </div>
  );
}
