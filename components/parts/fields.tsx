'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CodeInput, PasswordCodeInput } from '@/components/ui/code-input';
import { Combobox } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import { Textarea } from '@/components/ui/textarea';
import { VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { Fields, Part } from './part';

const TYPED_CODE = '72';
const WRONG_CODE = '1111';
const WRONG_POSTAL_CODE = '12345';
const MOST_ROOMS = 5;

/** Fields for text and numbers: empty, with a hint, filled, wrong, and disabled. */
export function TypedFields() {
  return (
    <>
      <Texts />
      <Lists />
      <Codes />
      <Counts />
    </>
  );
}

function Texts() {
  const t = useTranslations('order.address');
  const words = useTranslations('order.description');
  const locale = useLocale();
  return (
    <>
      <Part name="TextField">
        <Fields>
          <TextField label={t('name')} hint={t('nameHint')} />
          <TextField label={t('text')} required defaultValue={t('usualName')} />
          <TextField label={t('text')} required error={t('textMissing')} />
          <TextField
            label={t('postalCode')}
            isNumeric
            defaultValue={formatDigits(WRONG_POSTAL_CODE, locale)}
            error={t('postalCodeWrong')}
          />
          <TextField label={t('name')} disabled defaultValue={t('usualName')} />
        </Fields>
      </Part>
      <Part name="Textarea">
        <Fields>
          <Textarea label={words('text')} hint={words('textHint')} />
          <Textarea label={words('text')} defaultValue={words('textHint')} />
          <Textarea label={t('text')} required error={t('textMissing')} />
        </Fields>
      </Part>
    </>
  );
}

/** The platform's own list, and the long one that is searched: also while its lines are on their way. */
function Lists() {
  const t = useTranslations('order.address');
  const dateTime = useTranslations('order.dateTime');
  const common = useTranslations('common');
  const locale = useLocale();
  const [day, setDay] = useState<number | null>(null);
  const options = ([0, 1, 2, 3, 4, 5, 6] as const).map((value) => ({ value, label: dateTime(`weekdays.${value}`) }));
  const search = {
    label: dateTime('dayLegend'),
    placeholder: t('locationSearch'),
    noneText: t('locationNone'),
    toFoundText: (count: number) => t('locationFound', { count: formatDigits(count, locale) }),
    onValueChange: setDay,
  };
  return (
    <>
      <Part name="Select">
        <Fields>
          <Select label={dateTime('dayLegend')} placeholder={t('choose')} options={options} />
          <Select label={dateTime('dayLegend')} options={options} defaultValue={options.at(-1)?.value} />
          <Select label={t('city')} required placeholder={t('choose')} options={[]} error={t('cityMissing')} />
          <Select label={t('city')} disabled placeholder={t('provinceFirst')} options={[]} />
        </Fields>
      </Part>
      <Part name="Combobox">
        <Fields>
          <Combobox {...search} options={options} value={day} />
          <Combobox {...search} options={undefined} value={null} placeholder={common('loading')} />
          <Combobox {...search} options={options} value={null} required error={t('locationMissing')} />
          <Combobox {...search} options={options} value={null} disabled placeholder={t('cityFirst')} />
        </Fields>
      </Part>
    </>
  );
}

/** The cells of a code that is texted, and of a password. */
function Codes() {
  const t = useTranslations('auth');
  const locale = useLocale();
  const [code, setCode] = useState(TYPED_CODE);
  const [password, setPassword] = useState('');
  const sample = {
    label: t('verification.label'),
    onValueChange: setCode,
    toShownDigit: (digit: string) => formatDigits(digit, locale),
    length: VERIFICATION_CODE_LENGTH,
  };
  return (
    <>
      <Part name="CodeInput">
        <Fields>
          <CodeInput {...sample} value="" />
          <CodeInput {...sample} value={code} />
          <CodeInput {...sample} value={WRONG_CODE} error={t('verification.wrong')} />
        </Fields>
      </Part>
      <Part name="PasswordCodeInput">
        <Fields>
          <PasswordCodeInput
            label={t('password.label')}
            hint={t('password.hint')}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            value={password}
            onValueChange={setPassword}
          />
        </Fields>
      </Part>
    </>
  );
}

/** At its least, between, and at its most. */
function Counts() {
  const t = useTranslations('order.details');
  const common = useTranslations('common');
  const locale = useLocale();
  const [rooms, setRooms] = useState(2);
  const sample = {
    maximum: MOST_ROOMS,
    formatValue: (value: number) => formatNumber(value, locale),
    increaseLabel: common('increase'),
    decreaseLabel: common('decrease'),
    onValueChange: setRooms,
  };
  return (
    <Part name="Stepper">
      <Fields>
        <Stepper {...sample} label={t('floors')} value={0} />
        <Stepper {...sample} label={t('roomCount')} description={t('hint')} value={rooms} />
        <Stepper {...sample} label={t('windowCount')} value={MOST_ROOMS} />
      </Fields>
    </Part>
  );
}
