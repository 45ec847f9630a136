import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { PlateFields } from '@/components/forms/fields/plate-fields';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckChips } from '@/components/ui/check-chips';
import { ChoiceChips } from '@/components/ui/choice';
import { FieldMessage, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toFieldWords, useSending } from '@/lib/client/use-sending';
import {
  TRUCK_FUELS,
  WORK_VEHICLE_PAPERS,
  type WorkVehiclePaper,
  type WorkVehicleUse,
} from '@/lib/contract/provider-enumerations';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { fromPlateParts } from '@/lib/domain/person/plate';
import { WORK_VEHICLE_CAPACITY, WORK_VEHICLE_LIMITS } from '@/lib/domain/provider/work-vehicles';
import { formatNumber } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { findJalaliDay } from '../visit/jalali-day';
import type { OwnVehicles, WorkVehicle } from './use-own-vehicles';
import { findVehicleProblems, toVehicleForm, type VehicleField, type VehicleForm } from './vehicle-form';
import { VehiclePaperField } from './vehicle-paper-field';

const LONGEST_CAPACITY = 5;

interface WorkVehicleFormProps {
  readonly uses: readonly WorkVehicleUse[];
  /** Null for a new one. */
  readonly vehicle: WorkVehicle | null;
  readonly onSaved: (answer: OwnVehicles) => void;
  readonly onClose: () => void;
}

/** A vehicle with its papers, to be checked. Typed text stays in this tab until it is sent. */
export function WorkVehicleForm({ uses, vehicle, onSaved, onClose }: WorkVehicleFormProps) {
  const t = useTranslations('work-vehicles');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { form, setForm, settle } = useKeptForm(
    `work-vehicle-${vehicle?.vehicleid ?? 'new'}`,
    toVehicleForm(vehicle, uses),
  );
  const [busy, setBusy] = useState<readonly WorkVehiclePaper[]>([]);
  const { isSending, failure, wrong, setWrong, place, save } = useVehicleSaving(form, (answer) => {
    settle();
    onSaved(answer);
  });
  const refused = toFieldWords(failure);
  const change = (fields: Partial<VehicleForm>) => {
    setForm((known) => ({ ...known, ...fields }));
    setWrong([]);
  };
  const say = (field: VehicleField, words: string) => (wrong.includes(field) ? words : refused[field]);
  return (
    <Card role="group" aria-label={vehicle ? t('change') : t('add')} className="flex flex-col gap-5">
      {/* Within an application it stands in another form, so that it is none itself. */}
      <div ref={place} className="flex flex-col gap-5">
        {vehicle && <p className="text-14 text-stone-500">{t('changeHint')}</p>}
        <VehicleFacts uses={uses} isPlateFixed={vehicle !== null} form={form} change={change} say={say} />
        {WORK_VEHICLE_PAPERS.map((kind) => (
          <VehiclePaperField
            key={kind}
            kind={kind}
            paper={form.papers[kind]}
            onChange={(fields) => {
              setForm((known) => ({
                ...known,
                papers: { ...known.papers, [kind]: { ...known.papers[kind], ...fields } },
              }));
              setWrong([]);
            }}
            onBusyChange={(isBusy) =>
              setBusy((known) => [...known.filter((other) => other !== kind), ...(isBusy ? [kind] : [])])
            }
            error={say(`lstPaper.${kind}`, t('paperMissing'))}
          />
        ))}
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} disabled={busy.length > 0} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            settle();
            onClose();
          }}
        >
          {common('cancel')}
        </Button>
      </div>
    </Card>
  );
}

/** Sends the form once nothing in it is wrong, and leads to the first field that is. */
function useVehicleSaving(form: VehicleForm, onSaved: (answer: OwnVehicles) => void) {
  const [wrong, setWrong] = useState<readonly VehicleField[]>([]);
  const { isSending, failure, send, forget } = useSending({ staysBusy: true });
  const { place, show } = useFirstProblem();
  const save = async () => {
    const problems = findVehicleProblems(form, toTehranDate(Date.now()));
    setWrong(problems);
    show();
    const request = toRequest(form);
    if (problems.length > 0 || !request) return forget();
    const sent = await send(() => callFromBrowser('workvehicle/saveworkvehicle', request));
    if (sent.ok) onSaved(sent.answer);
    else show();
  };
  return { isSending, failure, wrong, setWrong, place, save };
}

/** Null while it is not said what kind of vehicle it is. */
function toRequest({ use, plate, capacity, truckNumber, fuels, papers }: VehicleForm) {
  if (use === null) return null;
  const isTruck = use === 'petrol-truck';
  return {
    use,
    plaque: fromPlateParts(plate),
    capacity: Number(capacity),
    truckNumber: isTruck ? truckNumber.trim() : '',
    lstGasType: isTruck ? TRUCK_FUELS.filter((fuel) => fuels.includes(fuel)) : [],
    lstPaper: WORK_VEHICLE_PAPERS.flatMap((kind) => {
      const { fileid, until } = papers[kind];
      const validUntil = findJalaliDay(until);
      return fileid === null || validUntil === null ? [] : [{ kind, fileid, validUntil }];
    }),
  };
}

interface VehicleFactsProps {
  readonly uses: readonly WorkVehicleUse[];
  /** The plate is the vehicle's identity: another plate is another vehicle. */
  readonly isPlateFixed: boolean;
  readonly form: VehicleForm;
  readonly change: (fields: Partial<VehicleForm>) => void;
  readonly say: (field: VehicleField, words: string) => string | undefined;
}

function VehicleFacts({ uses, isPlateFixed, form, change, say }: VehicleFactsProps) {
  const t = useTranslations('work-vehicles');
  const locale = useLocale();
  const { use } = form;
  const limits = use ? WORK_VEHICLE_CAPACITY[use] : null;
  const plateError = say('plaque', t('plateWrong'));
  return (
    <>
      <ChoiceChips
        legend={t('use')}
        choices={uses.map((value) => ({ value, label: t(`uses.${value}`) }))}
        value={use}
        onValueChange={(chosen) => change({ use: chosen })}
        error={say('use', t('use'))}
      />
      {!isPlateFixed && (
        <div aria-invalid={plateError ? true : undefined}>
          <PlateFields type="AUTOMOBILE" parts={form.plate} onPartsChange={(plate) => change({ plate })} />
          <FieldMessage id="work-vehicle-plate" error={plateError} />
        </div>
      )}
      <DigitField
        className="tablet:w-1/2"
        label={t(use === 'petrol-truck' ? 'capacityLitres' : 'capacity')}
        required
        digits={form.capacity}
        length={LONGEST_CAPACITY}
        onDigitsChange={(capacity) => change({ capacity })}
        error={
          limits &&
          say(
            'capacity',
            t('capacityWrong', { least: formatNumber(limits.least, locale), most: formatNumber(limits.most, locale) }),
          )
        }
      />
      {use === 'petrol-truck' && (
        <>
          <TextField
            className="tablet:w-1/2"
            label={t('number')}
            hint={t('numberHint')}
            required
            dir="auto"
            maxLength={WORK_VEHICLE_LIMITS.longestNumber}
            value={form.truckNumber}
            onChange={(event) => change({ truckNumber: event.target.value })}
            error={say('truckNumber', t('numberMissing'))}
          />
          <CheckChips
            legend={t('fuels')}
            choices={TRUCK_FUELS.map((value) => ({ value, label: t(`fuelNames.${value}`) }))}
            values={TRUCK_FUELS.filter((fuel) => form.fuels.includes(fuel))}
            onValuesChange={(fuels) => change({ fuels: [...fuels] })}
            error={say('lstGasType', t('fuelsMissing'))}
          />
        </>
      )}
    </>
  );
}
