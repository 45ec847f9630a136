import { useEffect } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { attemptLater, fromNavigator } from '@/lib/client/browser-features';
import { keepOfflineAnswer, listOfflineWorks } from '@/lib/client/offline/offline-answers';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { KEEP_WORK_MESSAGE } from '@/lib/domain/site/offline-pages';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref, type Work } from '../work-card';

/** A day has few visits; a provider with more reads the others with a network. */
const MOST_WORKS = 8;

/** The last read version of each listed work, in its language; a change makes the page read it again. */
const known = new Map<number, string>();

/**
 * Reads and keeps today's works and the next ones, with their pages, as soon as the dashboard is known. So their
 * addresses and customers open without network. Works that left the dashboard are forgotten.
 */
export function useKeptDay(dashboard: CallAnswer<'expert/getdashboard'> | undefined): void {
  const userId = useUserAccount()?.userId;
  const locale = useLocale();
  useEffect(() => {
    if (userId === undefined || !dashboard || !navigator.onLine) return;
    void keepDay(userId, [...dashboard.lstToday, ...dashboard.lstNext].slice(0, MOST_WORKS), locale);
  }, [userId, dashboard, locale]);
}

async function keepDay(userId: number, works: readonly Work[], locale: Locale): Promise<void> {
  for (const taskid of listOfflineWorks(userId)) {
    if (!works.some((work) => work.taskid === taskid))
      keepOfflineAnswer(userId, 'clean/gettaskdetail', { taskid }, null);
  }
  const paths = ['/pelakman/dashboard/', '/pelakman/orderlist/acceptworks/', ...works.map(toWorkHref)];
  const wish = { kind: KEEP_WORK_MESSAGE, paths: paths.map((path) => toLocalePath(locale, path)) };
  // In a browser that has no worker none is ever ready.
  void attemptLater(() => fromNavigator('serviceWorker')?.ready.then(({ active }) => active?.postMessage(wish)));
  for (const work of works) await keepWork(userId, work, locale).catch(forgive);
}

async function keepWork(userId: number, work: Work, locale: Locale): Promise<void> {
  const { taskid } = work;
  const mark = JSON.stringify([userId, locale, work]);
  if (known.get(taskid) === mark && listOfflineWorks(userId).includes(taskid)) return;
  const answer = await callFromBrowser('clean/gettaskdetail', { taskid }, { isSilent: true });
  keepOfflineAnswer(userId, 'clean/gettaskdetail', { taskid }, answer);
  known.set(taskid, mark);
}

/** Read again with the next dashboard. */
function forgive(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
