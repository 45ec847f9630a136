import { useTranslations } from 'next-intl';

import { TeamWorkRow } from './team-work-row';
import type { TeamWork } from './team';

/** What the company accepted and nobody of the team has yet. */
export function WaitingWorks({ works, onChange }: { works: readonly TeamWork[]; onChange: () => void }) {
  const t = useTranslations('team');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('waiting.title')}</h2>
      {works.length === 0 ? (
        <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t('waiting.none')}</p>
      ) : (
        <>
          <p className="text-14 text-stone-500">{t('waiting.text')}</p>
          <ul className="flex flex-col gap-3">
            {works.map((work) => (
              <TeamWorkRow key={work.taskid} work={work} isLeader onChange={onChange} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
