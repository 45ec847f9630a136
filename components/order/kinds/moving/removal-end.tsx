import { MapPinPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/checkbox';
import { ChoiceCards } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Stepper } from '@/components/ui/stepper';
import { HIGHEST_FLOOR, LOWEST_FLOOR } from '@/lib/domain/constants/kinds';
import type { HomeAccess } from '@/lib/funnel/kinds/moving/quote';

import { useAddressChoices, type Address } from '../../questions/use-address-choices';
import { useFloorText } from './use-floor-text';

interface RemovalEndProps {
  readonly legend: string;
  readonly addresses: readonly Address[];
  readonly isServed: (address: Address) => boolean;
  readonly value: number | null;
  readonly onChoose: (address: Address) => void;
  readonly access: HomeAccess;
  readonly onAccess: (access: HomeAccess) => void;
  readonly onAdd: () => void;
  readonly error: string | undefined;
}

/** One end of a removal: which address it is, its floor, and whether there is a lift. */
export function RemovalEnd({ legend, addresses, isServed, value, access, error, ...on }: RemovalEndProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const toFloorText = useFloorText();
  const choices = useAddressChoices(addresses, isServed);
  return (
    <section aria-label={legend} className="flex flex-col gap-4 rounded-card border border-stone-200 p-4">
      <h2 className="text-18 font-bold">{legend}</h2>
      {addresses.length > 0 && (
        <ChoiceCards
          legend={legend}
          isLegendHidden
          choices={choices}
          value={value}
          onValueChange={(id) => {
            const address = addresses.find((known) => known.deliveryaddrid === id);
            if (address) on.onChoose(address);
          }}
          error={error}
        />
      )}
      {addresses.length === 0 && error !== undefined && (
        <p role="alert" className="text-14 text-pomegranate-600">
          {error}
        </p>
      )}
      <div>
        <Button variant="secondary" onClick={on.onAdd}>
          <Icon icon={MapPinPlus} />
          {t('address.add')}
        </Button>
      </div>
      <Stepper
        label={t('moving.floor')}
        value={access.floor}
        minimum={LOWEST_FLOOR}
        maximum={HIGHEST_FLOOR}
        onValueChange={(floor) => on.onAccess({ ...access, floor })}
        formatValue={toFloorText}
        increaseLabel={common('increase')}
        decreaseLabel={common('decrease')}
      />
      <Switch
        label={t('moving.lift')}
        description={t('moving.liftHint')}
        checked={access.hasLift}
        onChange={({ target }) => on.onAccess({ ...access, hasLift: target.checked })}
      />
    </section>
  );
}
