import { Avatar } from '@/components/ui/avatar';

import type { ListedWorker } from './listed-worker';

/** The number of faces that are told apart at a glance. */
const MOST_FACES = 3;

/** Faces that lie over one another. Decorative: the words beside them say who they are. */
export function FaceRow({ workers }: { workers: readonly ListedWorker[] }) {
  return (
    <span aria-hidden className="flex shrink-0 pe-3">
      {workers.slice(0, MOST_FACES).map(({ workerCode, fullname, userImage }) => (
        <Avatar
          key={workerCode}
          name={fullname}
          imageUrl={userImage}
          size="small"
          className="-me-3 ring-2 ring-white"
        />
      ))}
    </span>
  );
}
