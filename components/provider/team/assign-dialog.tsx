import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { LoadFailure } from '@/components/shared/load-failure';
import { useTravelText } from '@/components/shared/use-travel-text';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Rating } from '@/components/ui/rating';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TeamWork } from './team';

interface AssignDialogProps {
  readonly work: Pick<TeamWork, 'taskid' | 'serviceName' | 'assigneeUserId'>;
  /** As it is read. */
  readonly when: string;
  readonly onAssigned: () => void;
  readonly onClose: () => void;
}

/** The free members of the team for a work; one press hands it to them. */
export function AssignDialog({ work, when, onAssigned, onClose }: AssignDialogProps) {
  const t = useTranslations('team');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { data, error, mutate } = useCall('team/getfreemember', { taskid: work.taskid });
  const { isSending, failure, send } = useSending();
  const [chosen, setChosen] = useState<number | null>(null);
  async function assign(userId: number | null) {
    setChosen(userId);
    const sent = await send(() => callFromBrowser('team/assignwork', { taskid: work.taskid, userId }));
    if (sent.ok) onAssigned();
    // Somebody else was quicker: the list of free workers has changed by now.
    else void mutate();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('assign.title')}
      description={`${work.serviceName} – ${when}`}
      closeLabel={common('close')}
    >
      <div className="flex flex-col gap-4">
        <p className="text-14 text-stone-500">{t('assign.text')}</p>
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        {error && !data && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton className="h-40 rounded-card" />}
        {data?.lstMember.length === 0 && <p>{t('days.nobody')}</p>}
        <ul className="flex flex-col gap-2">
          {data?.lstMember.map((member) => (
            <li key={member.userId} className="flex flex-wrap items-center justify-between gap-3">
              <MemberFacts member={member} />
              {member.isAssigned ? (
                <Badge tone="info">{t('assign.has')}</Badge>
              ) : member.isFree ? (
                <Button
                  isLoading={isSending && chosen === member.userId}
                  disabled={isSending && chosen !== member.userId}
                  onClick={() => void assign(member.userId)}
                >
                  <HeardLabel
                    seen={t('assign.give')}
                    label={t('assign.giveTo', { name: '{name}' })}
                    name={member.fullname}
                  />
                </Button>
              ) : (
                <Badge>{t('assign.notFree')}</Badge>
              )}
            </li>
          ))}
        </ul>
        {data?.isCompanyFree && work.assigneeUserId !== null && (
          <Button
            variant="quiet"
            className="self-start"
            isLoading={isSending && chosen === null}
            disabled={isSending && chosen !== null}
            onClick={() => void assign(null)}
          >
            {t('assign.takeBack')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** A member's face and name, how well they are rated, and how far they have to go. */
function MemberFacts({ member }: { member: CallAnswer<'team/getfreemember'>['lstMember'][number] }) {
  const t = useTranslations('team.assign');
  const common = useTranslations('common');
  const locale = useLocale();
  const toTravelText = useTravelText('other');
  const { fullname, userImage, workerRate, travel, hasReturned } = member;
  const rating = workerRate === null ? null : formatNumber(workerRate, locale, { maximumFractionDigits: 1 });
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={fullname} imageUrl={userImage} size="small" />
      <div className="min-w-0">
        <WrittenText text={fullname} className="font-semibold" />
        {workerRate !== null && rating !== null && (
          <p>
            <Rating value={workerRate} text={rating} label={common('ratingOf', { rating })} />
          </p>
        )}
        {hasReturned && <p className="text-14 text-pomegranate-600">{t('returned')}</p>}
        {travel && <p className="text-14 text-stone-500">{toTravelText(travel)}</p>}
      </div>
    </div>
  );
}
