import { Bird, Cat, Dog, PawPrint, Sparkles, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { Disclosure } from '@/components/ui/disclosure';
import type { PetType } from '@/lib/contract/enumerations';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DearerNotice } from '../../price/dearer-notice';
import { useOrder } from '../../state/order-context';
import { NoteText } from '../../shell/note-text';
import { QuestionFrame } from '../../shell/question-frame';
import { Extras } from './extras';
import { OptionCard } from './option-card';

const PETS: readonly { readonly type: PetType; readonly icon: IconNode }[] = [
  { type: 'cat', icon: Cat },
  { type: 'dog', icon: Dog },
  { type: 'bird', icon: Bird },
  { type: 'other', icon: PawPrint },
];

/**
 * Steps 23 and 25: whether animals live there; several can be chosen, and none is an answer too. On the same sheet what
 * is done besides, and the note of step 5, which opens it with its photo and voice.
 */
export function PetsQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, answer, goOn, isEdit } = useOrder();
  const chosen = draft.petTypes;
  const toggle = (type: PetType) =>
    answer({ petTypes: chosen?.includes(type) ? chosen.filter((known) => known !== type) : [...(chosen ?? []), type] });
  return (
    <QuestionFrame
      title={t('pets.title')}
      hint={t('pets.hint')}
      next={{ onPress: () => goOn({ petTypes: chosen ?? [] }) }}
    >
      <fieldset className="grid gap-3 tablet:grid-cols-2">
        <legend className="sr-only">{t('pets.title')}</legend>
        <OptionCard
          icon={Sparkles}
          label={t('pets.none')}
          isChosen={chosen?.length === 0}
          onChange={() => answer({ petTypes: [] })}
        />
        {PETS.map(({ type, icon }) => (
          <OptionCard
            key={type}
            icon={icon}
            label={t(`pets.${type}`)}
            isChosen={chosen?.includes(type) ?? false}
            onChange={() => toggle(type)}
          />
        ))}
      </fieldset>
      <DearerNotice without={chosen?.length ? { petTypes: [] } : null}>
        {({ rials, hours }) =>
          rials > 0
            ? t('dearer.pets', {
                pets: (chosen ?? []).map((type) => t(`pets.${type}`)).join(t('listSeparator')),
                count: hours,
                hours: formatDigits(hours, locale),
                amount: formatTomans(rials, locale),
              })
            : t('dearer.petsFree')
        }
      </DearerNotice>
      <Extras />
      {!isEdit && (
        <Disclosure title={t('extras.note')}>
          <NoteText />
        </Disclosure>
      )}
    </QuestionFrame>
  );
}
