import { useSearchParams } from 'next/navigation';
import { useRef, type MouseEvent } from 'react';

import { goBack, pushEntry } from '@/lib/client/layers';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

const PARAMETER = 'edit';
export const NEW = 'new';

const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that opens a form from a list. */
export interface EditLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface Edited {
  /** `new`, an id, or null while the list is shown. */
  readonly edited: string | null;
  readonly toLink: (id: string | number) => EditLink;
  readonly close: () => void;
}

/** The form that `?edit=` opens in a list's own page, at once and without network; the browser's way back closes it. */
export function useEdited(listPath: string): Edited {
  const locale = useLocale();
  const edited = useSearchParams().get(PARAMETER);
  const isOpenedHere = useRef(false);
  const toLink = (id: string | number): EditLink => {
    const href = `${listPath}?${PARAMETER}=${id}`;
    return {
      href,
      onClick: (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        isOpenedHere.current = true;
        pushEntry({}, toLocalePath(locale, href));
      },
    };
  };
  const close = () => {
    if (isOpenedHere.current) goBack();
    else window.history.replaceState(null, '', toLocalePath(locale, listPath));
    isOpenedHere.current = false;
  };
  return { edited, toLink, close };
}
