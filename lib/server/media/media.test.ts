import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { TASK_LINK_MS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import { PHOTO_TYPE_NAMES } from '@/lib/domain/site/uploaded-file';

import { StorageUnavailable } from '../ports/storage';
import { uploadedFiles, users } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { signTaskLink } from '../session';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { readUploadedFile, type FileReader } from './read-uploaded-file';

const { customerId, otherCustomerId, providerId, otherProviderId } = market;
const ascii = (text: string) => new TextEncoder().encode(text);
const ebml = new Uint8Array([
  0x1a,
  0x45,
  0xdf,
  0xa3,
  0x9f,
  0x42,
  0x86,
  0x81,
  1,
  0x42,
  0xf7,
  0x81,
  1,
  0x42,
  0xf2,
  0x81,
  4,
  0x42,
  0xf3,
  0x81,
  8,
  0x42,
  0x82,
  0x84,
  ...ascii('webm'),
  0,
  0,
  0,
  0,
]);
const wave = new Uint8Array([...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WAVEfmt '), ...new Array<number>(28).fill(0)]);

const FACTS = {
  locale: 'en',
  siteUrl: '',
  ipAddress: '192.0.2.1',
  deviceId: 'd',
  isBrowserPage: true,
  idempotencyKey: null,
  captchaResponse: null,
  referralToken: null,
  requestId: 'r',
} as const;

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 31, g: 68, b: 148 } } });
}

describe('media', () => {
  const service = useMarket({ holds: 'people' });

  const asActor = (userId: number | null): FileReader => ({
    actor: userId === null ? null : { userId, roleId: null, deskRoles: [], sessionId: 's', passwordAt: null },
  });
  const read = (fileId: number, reader: FileReader) =>
    readUploadedFile(fileId, { ...reader, requestId: 'r' }, service.context);
  const upload = async (name: 'uploadimage' | 'uploadaudio', file: Uint8Array, as = customerId) => {
    const { lstFileDocument } = await service.call(name, { file: new Uint8Array(file) }, { as });
    return lstFileDocument[0] ?? { fileid: 0, fileurl: '' };
  };

  describe('uploadimage', () => {
    it('[C-media] keeps a photo upright, small, and without place and camera', async () => {
      const photo = await paint(2000, 1000)
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '35/1 48/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { fileid, fileurl } = await upload('uploadimage', photo);
      expect(fileurl).toBe(`/api/file/uploads/${fileid}`);
      const { bytes, contentType } = await read(fileid, asActor(customerId));
      const kept = await sharp(bytes).metadata();
      expect({ contentType, format: kept.format, width: kept.width, height: kept.height, exif: kept.exif }).toEqual({
        contentType: 'image/webp',
        format: 'webp',
        width: 800,
        height: 1600,
        exif: undefined,
      });
    });

    it('[C-media] takes PNG and WebP, and does not enlarge', async () => {
      for (const format of ['png', 'webp'] as const) {
        const { fileid } = await upload('uploadimage', await paint(40, 20).toFormat(format).toBuffer());
        const { width } = await sharp((await read(fileid, asActor(customerId))).bytes).metadata();
        expect(width).toBe(40);
      }
    });

    it.each([
      ['a text', 'unknown', ascii('not a photo at all, whatever its name says')],
      [
        'a page with a script',
        'unknown',
        ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      ['a program', 'ELF', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
      ['HEIC', 'HEIC', new Uint8Array([0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0, ...ascii('mif1heic')])],
      ['GIF', 'GIF', ascii('GIF89a')],
      ['a sound', 'WAV', wave],
    ])('[C-media] refuses %s, and names the given type (%s) and the accepted ones', async (_name, given, file) => {
      await expect(upload('uploadimage', file)).rejects.toMatchObject({
        key: 'unsupported-type',
        status: 415,
        params: { given, expected: PHOTO_TYPE_NAMES },
      });
    });

    it('[C-media] refuses a broken photo, an empty file, and a too large one', async () => {
      const photo = await paint(200, 200).jpeg().toBuffer();
      await expect(upload('uploadimage', photo.subarray(0, 300))).rejects.toMatchObject({
        key: 'unreadable-file',
        status: 400,
      });
      await expect(upload('uploadimage', new Uint8Array())).rejects.toMatchObject({ key: 'unreadable-file' });
      await expect(upload('uploadimage', new Uint8Array(UPLOAD_LIMITS.imageBytes + 1))).rejects.toMatchObject({
        key: 'too-large',
        status: 413,
      });
      await expect(service.callWrongly('uploadimage', { file: photo })).rejects.toMatchObject({ key: 'Unauthorized' });
    });

    it('refuses a small file that would unfold into a huge picture', async () => {
      const bomb = await paint(9000, 9000).png().toBuffer();
      expect(bomb.byteLength).toBeLessThan(UPLOAD_LIMITS.imageBytes);
      await expect(upload('uploadimage', bomb)).rejects.toMatchObject({ key: 'unreadable-file' });
    });
  });

  it('[C-media] uploadaudio takes a voice note under the type of its bytes, and nothing else', async () => {
    const { fileid } = await upload('uploadaudio', ebml);
    expect(await read(fileid, asActor(customerId))).toMatchObject({ contentType: 'audio/webm' });
    expect(await read((await upload('uploadaudio', wave)).fileid, asActor(customerId))).toMatchObject({
      contentType: 'audio/wav',
    });
    await expect(upload('uploadaudio', await paint(20, 20).png().toBuffer())).rejects.toMatchObject({
      key: 'unsupported-type',
      params: { given: 'PNG', expected: expect.stringContaining('MP3') },
    });
    await expect(upload('uploadaudio', ascii('no sound'))).rejects.toMatchObject({ key: 'unsupported-type' });
  });

  it('[C-media] uploadaudio refuses a too long recording, and an unmeasurable one', async () => {
    const measure = jest.spyOn(service.context.ports.audio, 'measureSeconds');
    const { audioSeconds, audioGraceSeconds } = UPLOAD_LIMITS;
    measure.mockResolvedValue(audioSeconds + audioGraceSeconds);
    await expect(upload('uploadaudio', wave)).resolves.toMatchObject({ fileid: expect.any(Number) });
    measure.mockResolvedValue(audioSeconds + audioGraceSeconds + 1);
    await expect(upload('uploadaudio', wave)).rejects.toMatchObject({
      key: 'recording-too-long',
      status: 413,
      params: { minutes: 2 },
    });
    measure.mockResolvedValue(null);
    await expect(upload('uploadaudio', wave)).rejects.toMatchObject({ key: 'unreadable-file' });
    measure.mockRestore();
  });

  describe('a person’s daily uploads', () => {
    it('are limited, good files or not, and go on the next day', async () => {
      for (let sent = 1; sent < UPLOAD_LIMITS.perPersonADay; sent += 1)
        await upload('uploadaudio', wave, otherCustomerId);
      await expect(upload('uploadaudio', ascii('no sound'), otherCustomerId)).rejects.toMatchObject({
        key: 'unsupported-type',
      });
      await expect(upload('uploadaudio', wave, otherCustomerId)).rejects.toMatchObject({
        key: 'TooMuchRequest',
        status: 429,
        retryAfterSeconds: DAY_MS / 1000,
      });
      await expect(upload('uploadaudio', wave, otherProviderId)).resolves.toMatchObject({ fileid: expect.any(Number) });
      service.clock.advance(DAY_MS);
      await expect(upload('uploadaudio', wave, otherCustomerId)).resolves.toMatchObject({ fileid: expect.any(Number) });
    });

    it('are not used up by a missing storage, and neither side is blamed', async () => {
      const { storage } = service.context.ports;
      const { fileid } = await upload('uploadaudio', wave, providerId);
      const away = async () => Promise.reject(new StorageUnavailable('the disk is full'));
      const put = jest.spyOn(storage, 'put').mockImplementation(away);
      const find = jest.spyOn(storage, 'find').mockImplementation(away);
      for (let sent = 0; sent <= UPLOAD_LIMITS.perPersonADay; sent += 1) {
        await expect(upload('uploadaudio', wave, providerId)).rejects.toMatchObject({
          key: 'service-unavailable',
          status: 503,
          retryAfterSeconds: 10,
        });
      }
      await expect(read(fileid, asActor(providerId))).rejects.toMatchObject({ key: 'service-unavailable' });
      put.mockRestore();
      find.mockRestore();
      await expect(upload('uploadaudio', wave, providerId)).resolves.toMatchObject({ fileid: expect.any(Number) });
    });
  });

  describe('the readers of a file', () => {
    it('[C-media] [P-05] are its owner, and the two sides of the order it describes; the signed link, which may be passed on, opens it to nobody', async () => {
      const { fileid } = await upload('uploadimage', await paint(20, 20).png().toBuffer());
      await expect(read(fileid, asActor(providerId))).rejects.toMatchObject({ key: 'not-yours', status: 403 });
      await expect(read(fileid, asActor(null))).rejects.toMatchObject({ key: 'Unauthorized', status: 401 });
      const at = service.clock.now();
      const taskId = await putTask(service, { startsAt: at, endsAt: at, photoFileId: fileid });
      await expect(read(fileid, asActor(providerId))).resolves.toMatchObject({ contentType: 'image/webp' });
      await expect(read(fileid, asActor(otherProviderId))).rejects.toMatchObject({ key: 'not-yours' });
      const link = signTaskLink(
        taskId,
        at.getTime() + TASK_LINK_MS,
        requireSessionSecret(service.context.configuration),
      );
      expect(await service.call('clean/gettaskdetail', { taskid: taskId }, { authorization: link })).toMatchObject({
        taskDetail: { descriptionImageUrl: null },
      });
      await expect(service.app.openFile(fileid, { ...FACTS, authorization: link })).rejects.toMatchObject({
        key: 'Unauthorized',
        status: 401,
      });
    });

    it('[C-media] exclude a person who names another’s file in an own order or profile', async () => {
      const { fileid } = await upload('uploadimage', await paint(20, 20).png().toBuffer());
      const at = service.clock.now();
      await putTask(service, { customerId: otherCustomerId, startsAt: at, endsAt: at, photoFileId: fileid });
      const { connection } = service.context.ports.database;
      await connection.update(users).set({ imageFileId: fileid }).where(eq(users.id, otherCustomerId));
      await expect(read(fileid, asActor(otherCustomerId))).rejects.toMatchObject({ key: 'not-yours' });
    });

    it('[C-media] are everybody for a profile picture', async () => {
      const { fileid } = await upload('uploadimage', await paint(20, 20).png().toBuffer(), providerId);
      await service.context.ports.database.connection
        .update(users)
        .set({ imageFileId: fileid })
        .where(eq(users.id, providerId));
      await expect(read(fileid, asActor(null))).resolves.toMatchObject({ contentType: 'image/webp' });
    });

    it('get 404 for a missing file, or for missing bytes', async () => {
      await expect(read(999_999, asActor(customerId))).rejects.toMatchObject({ key: 'not-found', status: 404 });
      const { fileid } = await upload('uploadaudio', wave);
      const [row] = await service.context.ports.database.connection
        .select()
        .from(uploadedFiles)
        .where(eq(uploadedFiles.id, fileid));
      await service.context.ports.storage.remove(row?.storageKey ?? '');
      await expect(read(fileid, asActor(customerId))).rejects.toMatchObject({ key: 'not-found' });
    });
  });
});
