'use client';

import { useState } from 'react';

import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { toSearchKey } from '@/lib/domain/letters';
import { Link } from '@/lib/i18n/navigation';

import type { MenuEntry } from './menu-categories';

type SearchedService = MenuEntry & { readonly entries: readonly MenuEntry[] };

export interface SearchDialogProps {
  readonly words: { readonly title: string; readonly label: string; readonly placeholder: string; readonly none: string; readonly close: string };
  readonly services: readonly SearchedService[];
  readonly onClose: () => void;
}

/** By name first; only when nothing matches, by what stands under a service (SPEC 5, row T-15). */
function findServices(services: readonly SearchedService[], text: string): readonly SearchedService[] {
  const key = toSearchKey(text);
  const byName = services.filter((service) => toSearchKey(service.name).includes(key));
  return byName.length > 0 ? byName : services.filter((service) => service.entries.some((entry) => toSearchKey(entry.name).includes(key)));
}

/** The full-screen search of the mobile header, listing services. */
export function SearchDialog({ words, services, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const found = findServices(services, text);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} closeLabel={words.close} mobile="full">
      <TextField label={words.label} placeholder={words.placeholder} type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div role="status" className="sr-only">
        {found.length === 0 ? words.none : ''}
      </div>
      {found.length === 0 ? (
        <p className="py-6 text-stone-500">{words.none}</p>
      ) : (
        <ul className="divide-y divide-stone-200 pt-2">
          {found.map((service) => (
            <li key={service.path}>
              <Link href={service.path} onClick={onClose} className="flex min-h-touch items-center font-medium">
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
