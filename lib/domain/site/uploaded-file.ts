/** The path of an uploaded file, on the site's own door. */
export function toFileUrl(fileId: number): string {
  return `/api/file/uploads/${fileId}`;
}

/** A photo is kept with its longest side at most this long. */
export const PHOTO_LONGEST_SIDE_PX = 1600;

/** Shown for a person without a picture (SPEC 3: default profile image). */
export const DEFAULT_PROFILE_IMAGE_URL = '/images/default-profile.svg';

export function toProfileImageUrl(fileId: number | null): string {
  return fileId === null ? DEFAULT_PROFILE_IMAGE_URL : toFileUrl(fileId);
}

/** The types of a photo that are taken, as people know them. */
export const PHOTO_TYPE_NAMES = 'JPEG, PNG, WebP';
