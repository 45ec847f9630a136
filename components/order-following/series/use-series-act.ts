import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer, CallRequest } from '@/lib/contract';

export type OwnSeries = CallAnswer<'series/getseries'>['lstSeries'][number];
export type OwnVisit = OwnSeries['lstVisit'][number];

/** The page's input for its call. */
export const SERIES = {};

/** Reads what the page shows again. */
export function useReadSeriesAgain() {
  const { mutate } = useSWRConfig();
  return () => mutate(['series/getseries', SERIES, undefined]);
}

/** Acts on a series, and reads what the page shows again. Rejects with what the server refused. */
export function useSeriesAct({ seriesid }: Pick<OwnSeries, 'seriesid'>) {
  const t = useTranslations('series');
  const { show } = useSnackbar();
  const readAgain = useReadSeriesAgain();
  return async (act: Omit<CallRequest<'series/moveseries'>, 'seriesid'>) => {
    await callFromBrowser('series/moveseries', { seriesid, ...act });
    show({ text: t('done'), tone: 'success' });
    await readAgain();
  };
}
