import { BULK_ROWS_AT_MOST } from '@/lib/domain/constants/answers';

/** The most that a list answers at once. */
const PAGE_SIZE = 50;

interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
}

/** Every row of a list, up to as many as one bulk act takes. Rejects where a page did not come. */
export async function readPages<Row>(
  read: (page: { readonly pageNumber: number; readonly pageSize: number }) => Promise<PageOf<Row>>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let pageNumber = 0; found.length < BULK_ROWS_AT_MOST; pageNumber += 1) {
    const { rows, totalCount } = await read({ pageNumber, pageSize: PAGE_SIZE });
    found.push(...rows);
    if (rows.length === 0 || found.length >= totalCount) break;
  }
  return found.slice(0, BULK_ROWS_AT_MOST);
}
