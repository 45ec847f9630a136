import { Bird, Cat, Check, Dog, PawPrint, Sparkles, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { PetType } from '@/lib/contract/enumerations';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DearerNotice } from '../../price/dearer-notice';
import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';

const PETS: readonly { readonly type: PetType; readonly icon: IconNode }[] = [
  { type: 'cat', icon: Cat },
  { type: 'dog', icon: Dog },
  { type: 'bird', icon: Bird },
  { type: 'other', icon: PawPrint },
];

interface PetOptionProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

function PetOption({ icon, label, isChosen, onChange }: PetOptionProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-card border bg-white p-4 transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
        isChosen ? 'border-enamel-600 bg-enamel-50 ring-1 ring-enamel-600' : 'border-stone-200 hover:border-enamel-300',
      )}
    >
      <input type="checkbox" className="sr-only" checked={isChosen} onChange={onChange} />
      <Icon icon={icon} size={24} className="text-enamel-700" />
      <span className="grow font-semibold">{label}</span>
      {isChosen && <Icon icon={Check} className="text-enamel-700" />}
    </label>
  );
}

/** Steps 23 and 25: whether animals live there; several can be chosen, and none is an answer too. */
export function PetsQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, answer, goOn } = useOrder();
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
        <PetOption
          icon={Sparkles}
          label={t('pets.none')}
          isChosen={chosen?.length === 0}
          onChange={() => answer({ petTypes: [] })}
        />
        {PETS.map(({ type, icon }) => (
          <PetOption
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
    </QuestionFrame>
  );
}
