import { fileTypeFromBuffer } from 'file-type';

import { CallError } from '@/lib/contract/call-error';
import { toUnsupportedType } from '@/lib/contract/unsupported-type';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import type { AudioPort } from '../ports/audio';
import { toTypeName, type PreparedFile } from './images';

const SECONDS_A_MINUTE = 60;

/**
 * Recorders' file types by their first bytes, with the type that is returned. A recorder's WebM or MP4 claims to be
 * video, and holds sound alone.
 */
const TAKEN_TYPES: Readonly<Record<string, Pick<PreparedFile, 'contentType' | 'ending'>>> = {
  'video/webm': { contentType: 'audio/webm', ending: 'webm' },
  'audio/webm': { contentType: 'audio/webm', ending: 'webm' },
  'audio/ogg': { contentType: 'audio/ogg', ending: 'ogg' },
  'audio/ogg; codecs=opus': { contentType: 'audio/ogg', ending: 'ogg' },
  'audio/opus': { contentType: 'audio/ogg', ending: 'ogg' },
  'video/mp4': { contentType: 'audio/mp4', ending: 'mp4' },
  'audio/mp4': { contentType: 'audio/mp4', ending: 'mp4' },
  'audio/x-m4a': { contentType: 'audio/mp4', ending: 'mp4' },
  'audio/mpeg': { contentType: 'audio/mpeg', ending: 'mp3' },
  'audio/wav': { contentType: 'audio/wav', ending: 'wav' },
  'audio/vnd.wave': { contentType: 'audio/wav', ending: 'wav' },
};

/**
 * A voice note as it is kept: unchanged, under the type its bytes say, whatever name it came with.
 * Throws unsupported-type; unreadable-file for one whose length cannot be measured; recording-too-long.
 */
export async function prepareVoice(bytes: Uint8Array, audio: AudioPort): Promise<PreparedFile> {
  const type = await fileTypeFromBuffer(bytes);
  const taken = type && TAKEN_TYPES[type.mime];
  if (!taken) throw toUnsupportedType(toTypeName(type), 'WebM, Ogg, MP4, MP3, WAV');
  const seconds = await audio.measureSeconds(bytes);
  if (seconds === null) throw new CallError('unreadable-file');
  const { audioSeconds, audioGraceSeconds } = UPLOAD_LIMITS;
  if (seconds > audioSeconds + audioGraceSeconds)
    throw new CallError('recording-too-long', { params: { minutes: audioSeconds / SECONDS_A_MINUTE } });
  return { bytes, ...taken };
}
