import { Avatar } from '@/components/ui/avatar';

import type { ListedWorker } from './listed-worker';

/** As many as are told apart at a glance. */
const MOST_FACES = 3;

/** Faces that lie over one another, the first on top. Decorative: the words beside them say who they are. */
export function FaceRow({ workers }: { workers: readonly ListedWorker[] }) {
  return (
    <span aria-hidden className="isolate flex shrink-0 -space-x-3 rtl:space-x-reverse">
      {workers.slice(0, MOST_FACES).map(({ workerCode, fullname, userImage }) => (
        <Avatar
          key={workerCode}
          name={fullname}
          imageUrl={userImage}
          size="small"
          className="ring-2 ring-white first:z-20 [&:nth-child(2)]:z-10"
        />
      ))}
    </span>
  );
}
