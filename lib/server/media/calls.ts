import { handler as uploadaudio } from './uploadaudio';
import { handler as uploadimage } from './uploadimage';

export const mediaCalls = [uploadaudio, uploadimage] as const;
