import type { StoragePort } from './storage';

/** The behaviour of every storage of ours. */
export function describeStorage(adapter: string, open: () => Promise<StoragePort>): void {
  describe(`storage: ${adapter}`, () => {
    let storage: StoragePort;
    beforeAll(async () => {
      storage = await open();
    });
    const bytes = new Uint8Array([0, 1, 2, 255]);

    it('returns the stored file, with its type, and the newer of two', async () => {
      await storage.put('photos/2026/a-1.jpg', bytes, 'image/jpeg');
      expect(await storage.find('photos/2026/a-1.jpg')).toEqual({ bytes, contentType: 'image/jpeg' });
      await storage.put('photos/2026/a-1.jpg', new Uint8Array([9]), 'image/png');
      expect(await storage.find('photos/2026/a-1.jpg')).toEqual({
        bytes: new Uint8Array([9]),
        contentType: 'image/png',
      });
    });

    it('finds nothing without a file, after a removal, and under a folder’s name', async () => {
      await storage.put('voice/b.webm', bytes, 'audio/webm');
      await storage.remove('voice/b.webm');
      expect([
        await storage.find('voice/b.webm'),
        await storage.find('voice/c.webm'),
        await storage.find('voice'),
      ]).toEqual([null, null, null]);
      await expect(storage.remove('voice/c.webm')).resolves.toBeUndefined();
    });

    it.each([
      '../outside',
      'a/../../outside',
      '/etc/passwd',
      'a//b',
      'a/.hidden',
      '.',
      '',
      'A.jpg',
      'a\\b',
      'a\0b',
      'a/./b',
    ])('refuses the key %j', async (key) => {
      await expect(storage.put(key, bytes, 'image/jpeg')).rejects.toThrow('is not a key');
      await expect(storage.find(key)).rejects.toThrow('is not a key');
      await expect(storage.remove(key)).rejects.toThrow('is not a key');
    });
  });
}
