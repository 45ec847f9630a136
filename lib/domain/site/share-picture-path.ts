import { SHARED_THINGS, type SharedThingKind } from '@/lib/contract/provider-enumerations';

/** A city by its part of an address, or a professional by the worker code. */
export interface SharedSubject {
  readonly about: SharedThingKind;
  readonly name: string;
}

/** All of these addresses begin so. */
export const SHARE_PICTURES_PATH = '/pictures/';

/** The address of its picture in a language. */
export function toSharePicturePath(locale: string, { about, name }: SharedSubject): string {
  return `${SHARE_PICTURES_PATH}${locale}/${about}-${name}.png`;
}

/** The subject of a picture, by its file name from `toSharePicturePath`; null for any other name. */
export function readSharePictureFile(file: string): SharedSubject | null {
  const about = SHARED_THINGS.find((kind) => file.startsWith(`${kind}-`));
  const name = about && /^([A-Za-z0-9-]{1,40})\.png$/.exec(file.slice(about.length + 1))?.[1];
  return about && name ? { about, name } : null;
}
