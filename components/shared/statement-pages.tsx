import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface StatementPagesProps {
  /** Counts from one, as people do. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly words: {
    readonly label: string;
    readonly newer: string;
    readonly older: string;
    /** Makes the text of the place from two formatted numbers. */
    readonly toPlace: (numbers: { page: string; count: string }) => string;
  };
}

/** The way to the newer and to the older lines of a statement; nothing where one page has them all. */
export function StatementPages({ page, count, onPage, words }: StatementPagesProps) {
  const locale = useLocale();
  if (count <= 1 && page === 1) return null;
  return (
    <nav aria-label={words.label} className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.newer}
      </Button>
      <span className="text-14 text-stone-500">
        {words.toPlace({ page: formatNumber(page, locale), count: formatNumber(Math.max(count, page), locale) })}
      </span>
      <Button variant="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {words.older}
      </Button>
    </nav>
  );
}
