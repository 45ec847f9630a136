'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { usePathname } from '@/lib/i18n/navigation';

import type { SearchDialogProps } from './search-dialog';

const SearchDialog = dynamic(() => import('./search-dialog').then((module) => module.SearchDialog), { ssr: false });

type SearchButtonProps = Pick<SearchDialogProps, 'services'> & { readonly words: SearchDialogProps['words'] & { readonly open: string } };

/** The mobile header's search, hidden on the home page (rows S-07, S-09). */
export function SearchButton({ words, services }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (usePathname() === '/') return null;
  return (
    <>
      <button type="button" aria-label={words.open} onClick={() => setIsOpen(true)} className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50">
        <Icon icon={Search} size={24} />
      </button>
      {isOpen && <SearchDialog words={words} services={services} onClose={() => setIsOpen(false)} />}
    </>
  );
}
