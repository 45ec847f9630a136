import { fileTypeFromBuffer } from 'file-type';
it('png', async () => { expect((await fileTypeFromBuffer(Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000','hex')))?.ext).toBe('png'); });
