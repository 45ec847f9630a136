import sharp from 'sharp';

import type { WorkPhotoMoment } from '@/lib/contract/provider-enumerations';
import { WORK_PHOTOS_A_MOMENT } from '@/lib/domain/constants/providers';

import { eraseAccount } from '../../../personal-data/erase';
import { providerPictures } from '../../../schema';
import { aPaidOrder, anOrderStory, theProviderDoes, type OrderStory } from '../../../seed/stories/orders';
import { aFreeProvider, anOperator } from '../../../seed/stories/people';
import { aRecordingOf } from '../../../testing/stored-files';
import { useMarketOverHttp } from '../../../testing/use-market';

describe('photos of a work', () => {
  const { service, site: host } = useMarketOverHttp();
  let story: OrderStory;
  let strangerId: number;
  let taskid: number;
  let photo: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    strangerId = (await aFreeProvider(service.context)).userId;
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
    photo = new Uint8Array(await canvas.png().toBuffer());
  });
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 50_000_000 });
    const placed = await aPaidOrder(story);
    taskid = placed.taskid;
    await theProviderDoes(story, placed, 'accept', 'depart');
  });

  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const upload = async (by = provider()) =>
    (await service.call('uploadimage', { file: photo }, by)).lstFileDocument[0]?.fileid ?? 0;
  const show = async (moment: WorkPhotoMoment, by = provider(), fileid?: number) =>
    service.call('workphoto/addworkphoto', { taskid, moment, fileid: fileid ?? (await upload(by)) }, by);
  const remove = (photoid: number, by = provider()) => service.call('workphoto/removeworkphoto', { photoid }, by);
  const photos = async (by = customer()) =>
    (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail.workPhotos;
  const open = async (fileurl: string, as: number) =>
    (await fetch(`${host.url}${fileurl}`, { headers: { authorization: `as-user-${as}` } })).status;

  it('are shown before it and after it, to both sides and to nobody else', async () => {
    expect(await photos(provider())).toEqual({ lstPhoto: [], takes: ['door', 'before'], publicity: null });
    expect(await photos()).toEqual({ lstPhoto: [], takes: [], publicity: null });
    await show('before');
    await expect(show('after')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, { taskid }, 'start');
    await show('after');
    const seen = await photos();
    expect(seen?.lstPhoto.map(({ moment, isRemovable }) => [moment, isRemovable])).toEqual([
      ['before', false],
      ['after', false],
    ]);
    const fileurl = seen?.lstPhoto[0]?.fileurl ?? '';
    expect(await open(fileurl, story.customer.userId)).toBe(200);
    expect(await open(fileurl, strangerId)).toBe(403);
    await expect(show('after', { as: strangerId })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(remove(seen?.lstPhoto[0]?.photoid ?? 0, { as: strangerId })).rejects.toMatchObject({
      key: 'not-yours',
    });
  });

  it('stand in the case of their order, for both sides and the operator who judges it', async () => {
    await show('before');
    await theProviderDoes(story, { taskid }, 'start');
    await show('after');
    await theProviderDoes(story, { taskid }, 'finish');
    const operatorId = await anOperator(service.context);
    const fileurl = (await photos())?.lstPhoto[0]?.fileurl ?? '';
    expect(await open(fileurl, operatorId)).toBe(403);
    const report = { taskid, reason: 'badly-done', text: 'The wall has a stain' } as const;
    const { disputeid } = (await service.call('dispute/opendispute', report, customer())).dispute;
    for (const side of [customer(), provider()]) {
      const { dispute } = await service.call('dispute/getdispute', { taskid }, side);
      expect(dispute.lstWorkPhoto.map(({ moment }) => moment)).toEqual(['before', 'after']);
    }
    const judged = await service.call('operator/getdispute', { disputeid }, { as: operatorId });
    expect(judged.dispute.lstWorkPhoto).toHaveLength(2);
    expect(await open(fileurl, operatorId)).toBe(200);
    expect(await open(fileurl, strangerId)).toBe(403);
  });

  it('can be removed while the work goes on, with their file, and stay once it is done', async () => {
    await theProviderDoes(story, { taskid }, 'start');
    await show('before');
    await show('after');
    const [before, after] = (await photos(provider()))?.lstPhoto ?? [];
    expect((await remove(before?.photoid ?? 0)).workPhotos.lstPhoto).toEqual([after]);
    expect(await open(before?.fileurl ?? '', story.provider.userId)).toBe(404);
    await expect(remove(before?.photoid ?? 0)).rejects.toMatchObject({ key: 'not-found' });
    await theProviderDoes(story, { taskid }, 'finish');
    await expect(remove(after?.photoid ?? 0)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(show('before')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await show('after');
    expect((await photos())?.lstPhoto).toHaveLength(2);
  });

  it('are own pictures, each once, up to a limit a moment, also concurrently', async () => {
    await expect(show('before', provider(), await upload(customer()))).rejects.toMatchObject({ key: 'not-yours' });
    const recording = await aRecordingOf(service.context, story.provider.userId);
    await expect(show('before', provider(), recording)).rejects.toMatchObject({ key: 'unsupported-type' });
    const fileid = await upload();
    await show('before', provider(), fileid);
    expect((await show('before', provider(), fileid)).workPhotos.lstPhoto).toHaveLength(1);
    const answers = await Promise.allSettled(Array.from({ length: WORK_PHOTOS_A_MOMENT }, () => show('before')));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toMatchObject([{ key: 'limit-reached', params: { limit: WORK_PHOTOS_A_MOMENT } }]);
    expect((await photos())?.lstPhoto).toHaveLength(WORK_PHOTOS_A_MOMENT);
  });

  it('go with the account of the customer whose place they show, also from the photographer’s page', async () => {
    const fileid = await upload();
    await show('before', provider(), fileid);
    const picture = { userId: story.provider.userId, fileId: fileid, createdAt: service.clock.now() };
    await service.context.ports.database.connection.insert(providerPictures).values(picture);
    const fileurl = (await photos())?.lstPhoto[0]?.fileurl ?? '';
    await service.context.ports.database.transaction((transaction) =>
      eraseAccount(transaction, story.customer.userId, service.clock.now()),
    );
    expect(await open(fileurl, story.provider.userId)).toBe(404);
  });
});
