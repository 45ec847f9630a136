import { useTranslations } from 'next-intl';

import { TeamWorkRow } from './team-work-row';
import type { TeamWork } from './team';
import { WaitingPlate } from './waiting-plate';

interface WaitingWorksProps {
  /** The next visit first. */
  readonly works: readonly TeamWork[];
  readonly serverNowMs: number;
  readonly onChange: () => void;
}

/** Accepted work of the company that no member has yet. */
export function WaitingWorks({ works, serverNowMs, onChange }: WaitingWorksProps) {
  const t = useTranslations('team');
  const [first, ...others] = works;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('waiting.title')}</h2>
      {!first ? (
        <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t('waiting.none')}</p>
      ) : (
        <>
          <WaitingPlate key={first.taskid} work={first} serverNowMs={serverNowMs} onChange={onChange} />
          <p className="text-14 text-stone-500">{t('waiting.text')}</p>
          <ul className="flex flex-col gap-3 empty:hidden">
            {others.map((work) => (
              <TeamWorkRow key={work.taskid} work={work} isLeader onChange={onChange} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
