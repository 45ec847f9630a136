import { FileUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useTestPersonText } from '@/components/shared/facts/test-person';
import { useFileSending } from '@/components/forms/fields/use-upload';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCards } from '@/components/ui/choice';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { WrittenText } from '@/components/ui/written-text';
import { uploadFromBrowser } from '@/lib/client/upload';
import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { HandedResults, type HandedResult } from './handed-results';

interface HandOverProps {
  readonly work: WorkDetail;
  readonly onDone: () => void;
}

/**
 * Where who took the samples hands the laboratory's sheets over, person by person. They cannot be read again, so it is
 * asked once more before one goes.
 */
export function HandOverResult({ work, onDone }: HandOverProps) {
  const t = useTranslations('provider.results');
  const [replaced, setReplaced] = useState<HandedResult | null>(null);
  if (!work.takesResults && work.results.length === 0) return null;
  const done = () => {
    setReplaced(null);
    onDone();
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('text')}</p>
      </div>
      <HandedResults work={work} onReplace={setReplaced} onDone={done} />
      {work.takesResults && (
        <NewResult
          key={replaced?.resultid ?? 0}
          work={work}
          replaced={replaced}
          onKeep={() => setReplaced(null)}
          onDone={done}
        />
      )}
    </Card>
  );
}

interface NewResultProps extends HandOverProps {
  /** The one whose place it takes; null for one more. */
  readonly replaced: HandedResult | null;
  readonly onKeep: () => void;
}

/** The people whose results can still grow: each has a limited number of files. */
function listOpenPersons({ persons, results }: WorkDetail) {
  const countOf = (personNumber: number) =>
    results.filter((result) => result.personNumber === personNumber && result.withdrawnAtMs === null).length;
  return persons.filter(({ personNumber }) => countOf(personNumber) < TEST_RESULT_LIMITS.filesAPerson);
}

function NewResult({ work, replaced, onKeep, onDone }: NewResultProps) {
  const t = useTranslations('provider.results');
  const locale = useLocale();
  const toPersonText = useTestPersonText();
  const { persons } = work;
  const open = replaced === null ? listOpenPersons(work) : persons;
  const only = open.length === 1 ? (open[0]?.personNumber ?? null) : null;
  const [picked, setPicked] = useState<number | null>(replaced?.personNumber ?? null);
  const [isTried, setIsTried] = useState(false);
  const personNumber = picked ?? only;
  if (open.length === 0) return null;
  const done = () => {
    setPicked(null);
    setIsTried(false);
    onDone();
  };
  return (
    <div className="flex flex-col gap-3">
      {replaced && <p>{t('replacing', { at: formatInstant(replaced.addedAtMs, locale) })}</p>}
      {persons.length > 1 && (
        <ChoiceCards
          legend={t('whose')}
          choices={open.map((person) => ({
            value: person.personNumber,
            label: <IsolatedNames text={toPersonText(persons, person.personNumber)} />,
          }))}
          value={personNumber}
          onValueChange={setPicked}
          error={isTried && personNumber === null ? t('whoseMissing') : undefined}
        />
      )}
      <ResultSheet
        work={work}
        personNumber={personNumber}
        replaces={replaced?.resultid ?? 0}
        onTry={() => setIsTried(true)}
        onDone={done}
      />
      {replaced && (
        <Button variant="quiet" className="self-start" onClick={onKeep}>
          {t('keep')}
        </Button>
      )}
    </div>
  );
}

interface ResultSheetProps extends HandOverProps {
  /** Null while it is not said whose it is. */
  readonly personNumber: number | null;
  /** A resultid, or 0. */
  readonly replaces: number;
  /** Somebody wants to send it. */
  readonly onTry: () => void;
}

/** The file that is chosen, and the last question before it goes. */
function ResultSheet({ work, personNumber, replaces, onTry, onDone }: ResultSheetProps) {
  const t = useTranslations('provider.results');
  const toPersonText = useTestPersonText();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const params = { taskid: String(work.taskid), personNumber: String(personNumber), replaces: String(replaces) };
  const upload = useFileSending(
    (file, fileName, options) => uploadFromBrowser('uploadtestresult', file, fileName, { ...options, params }),
    () => {
      setChosen(null);
      onDone();
    },
    () => undefined,
  );
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.documentBytes);
    setChosen(file.size > UPLOAD_LIMITS.documentBytes ? null : file);
  };
  const send = (file: File) => {
    onTry();
    if (personNumber !== null) upload.start(file, file.name);
  };
  if (chosen === null)
    return (
      <UploadButton
        label={t('choose')}
        icon={FileUp}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onFile={take}
        error={isTooLarge ? t('tooLarge') : undefined}
      />
    );
  const customer = `${work.userName} ${work.userFamily}`.trim();
  return (
    <>
      <UploadItem
        percent={upload.percent}
        progressLabel={t('sending')}
        removeLabel={t('remove')}
        onRemove={() => {
          upload.cancel();
          setChosen(null);
        }}
      >
        <WrittenText text={chosen.name} />
      </UploadItem>
      {personNumber !== null && (
        <Notice tone="warning">
          <IsolatedNames text={t('sure', { customer, person: toPersonText(work.persons, personNumber) })} />
        </Notice>
      )}
      <Button isLoading={upload.percent !== null} onClick={() => send(chosen)}>
        {t('send')}
      </Button>
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </>
  );
}
