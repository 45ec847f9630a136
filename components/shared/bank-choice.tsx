import { useState, type ReactNode } from 'react';

import { ChoiceCards } from '@/components/ui/choice';
import { useCall } from '@/lib/client/use-call';

import { GatewayIcon } from './gateway-icon';

/** The bank that fills a wallet or a credit: its id for the call, and the question where several are open. */
export function useBankChoice(legend: string): { readonly ipgId: number | undefined; readonly question: ReactNode } {
  const { data } = useCall('config/getavailableipgnew', {});
  const [chosen, setChosen] = useState<number | null>(null);
  const banks = (data?.lstIpg ?? [])
    .filter(({ activeInIncreaseWallet }) => activeInIncreaseWallet)
    .toSorted((one, other) => one.showOrder - other.showOrder);
  // One bank alone is the server's own choice.
  if (banks.length < 2) return { ipgId: undefined, question: null };
  const { ipgId } = banks.find((bank) => bank.ipgId === chosen) ?? banks[0] ?? {};
  const question = (
    <ChoiceCards
      legend={legend}
      choices={banks.map((bank) => ({
        value: bank.ipgId,
        label: bank.ipgPersianName,
        picture: <GatewayIcon gateway={bank} />,
      }))}
      value={ipgId ?? null}
      onValueChange={setChosen}
    />
  );
  return { ipgId, question };
}
