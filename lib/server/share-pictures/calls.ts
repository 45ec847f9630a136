import { handler as getpicture } from './getpicture';

export const sharePicturesCalls = [getpicture] as const;
