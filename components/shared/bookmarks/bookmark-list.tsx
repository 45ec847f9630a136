'use client';

import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import { useBookmarks } from '@/lib/client/bookmarks';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { toServicePath } from '@/lib/domain/site/order-links';
import { Link } from '@/lib/i18n/link';

const PLACE =
  'inline-flex min-h-touch items-center gap-2 rounded-full border border-stone-200 bg-card px-4 font-semibold hover:border-enamel-300';

/** The bookmarks of a logged-in reader. `showsEmpty`: an empty list explains how to bookmark, in place of nothing. */
export function BookmarkList({ showsEmpty = false }: { showsEmpty?: boolean }) {
  const t = useTranslations('order-following.bookmarks');
  const { lists } = useBookmarks();
  const isEmpty = lists?.lstService.length === 0 && lists.lstWorker.length === 0;
  if (!lists || (isEmpty && !showsEmpty)) return null;
  return (
    <section aria-labelledby="bookmarks" className="flex flex-col gap-3">
      <h2 id="bookmarks" className="text-18 font-bold">
        {t('title')}
      </h2>
      {isEmpty && (
        <p className="text-stone-500">
          {t('none')}{' '}
          <Link href="/services/" className="font-semibold text-enamel-700 underline">
            {t('toServices')}
          </Link>
        </p>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {lists.lstWorker.map(({ workerCode, fullname, userImage }) => (
          <li key={workerCode}>
            <Link href={toWorkerPath(workerCode)} className={PLACE}>
              <Avatar name={fullname} imageUrl={userImage} size="small" className="-ms-3" />
              <WrittenText text={fullname} />
            </Link>
          </li>
        ))}
        {lists.lstService.map(({ seopath, serviceName }) => (
          <li key={seopath}>
            <Link href={toServicePath(seopath)} className={PLACE}>
              {serviceName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
