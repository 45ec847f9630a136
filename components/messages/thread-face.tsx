import { Avatar } from '@/components/ui/avatar';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';

export type Thread = CallAnswer<'ordermessage/getthreads'>['lstThread'][number];

/** The other person and the service; the service alone before there is a person. */
export function ThreadFace({ thread: { personName, personImage, seopath } }: { thread: Thread }) {
  if (personName === null)
    return <ServicePicture url="" name={seopath} size={56} className="size-14 rounded-card bg-enamel-700" />;
  return (
    <span className="relative shrink-0">
      <Avatar name={personName} imageUrl={personImage} />
      <span className="absolute -bottom-1 -end-1 rounded-field border-2 border-card bg-enamel-700">
        <ServicePicture url="" name={seopath} size={24} className="size-6 rounded-field" />
      </span>
    </span>
  );
}
