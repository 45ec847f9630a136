import sharp from 'sharp';

import { REVIEW_PHOTOS } from '@/lib/domain/constants/reviews';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { eraseAccount } from '../personal-data/erase';
import { requireSessionSecret } from '../secrets/session-secret';
import { aPaidOrder, anOrderStory, theProviderDoes, type OrderStory } from '../seed/stories/orders';
import { aFreeProvider } from '../seed/stories/people';
import { signTaskLink } from '../session/task-link';
import { aRecordingOf } from '../testing/stored-files';
import { useMarketOverHttp } from '../testing/use-market';

describe('photos beside a review', () => {
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
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  });

  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const upload = async (by = customer()) =>
    (await service.call('uploadimage', { file: photo }, by)).lstFileDocument[0]?.fileid ?? 0;
  const review = (lstPhotoId: number[], by: { as: number } | { authorization: string } = customer()) =>
    service.call('review/addreview', { taskid, stars: 5, lstPhotoId }, by);
  const shown = async () =>
    (await service.call('workerprofile/getDetail', { id: story.provider.userId })).reviews.flatMap(
      ({ lstPhoto }) => lstPhoto,
    );
  const open = async (fileurl: string) => (await fetch(`${host.url}${fileurl}`)).status;
  const agree = (by: { as: number }, isenable = true) => service.call('workphoto/setpublic', { taskid, isenable }, by);
  const takeWorkPhoto = async () =>
    service.call('workphoto/addworkphoto', { taskid, moment: 'after', fileid: await upload(provider()) }, provider());

  it('are the customer’s own, up to a number; everybody opens them, also of a review without words', async () => {
    await theProviderDoes(story, { taskid }, 'finish');
    const fileIds: number[] = [];
    for (let count = 0; count <= REVIEW_PHOTOS; count += 1) fileIds.push(await upload());
    await expect(review(fileIds)).rejects.toMatchObject({ key: 'limit-reached', params: { limit: REVIEW_PHOTOS } });
    await expect(review([await upload(provider())])).rejects.toMatchObject({ key: 'not-yours' });
    const recording = await aRecordingOf(service.context, story.customer.userId);
    await expect(review([recording])).rejects.toMatchObject({ key: 'unsupported-type' });
    const [first = 0, second = 0] = fileIds;
    await review([first, first, second]);
    const photos = await shown();
    expect(photos).toEqual([first, second].map((id) => ({ fileurl: `/api/file/uploads/${id}`, moment: null })));
    expect(await open(photos[0]?.fileurl ?? '')).toBe(200);
    await service.call('review/addreview', { taskid, stars: 4 }, customer());
    expect(await shown()).toHaveLength(2);
    await review([second]);
    expect(await shown()).toHaveLength(1);
    expect(await open(photos[0]?.fileurl ?? '')).toBe(401);
    await review([]);
    expect(await shown()).toEqual([]);
  });

  it('are not added by the signed link, which may be passed on', async () => {
    await theProviderDoes(story, { taskid }, 'finish');
    const secret = requireSessionSecret(service.context.configuration);
    const authorization = signTaskLink(taskid, service.clock.now().getTime() + DAY_MS, secret);
    await expect(review([await upload()], { authorization })).rejects.toMatchObject({ key: 'not-yours' });
    expect(await service.call('review/getreview', { taskid }, { authorization })).toMatchObject({
      canReview: true,
      canAddPhotos: false,
    });
  });

  it('go with their sender’s account', async () => {
    await theProviderDoes(story, { taskid }, 'finish');
    await review([await upload()]);
    const [{ fileurl = '' } = {}] = await shown();
    await service.context.ports.database.transaction((transaction) =>
      eraseAccount(transaction, story.customer.userId, service.clock.now()),
    );
    expect(await shown()).toEqual([]);
    expect(await open(fileurl)).toBe(404);
  });

  it('are those of the work while customer and professional both agree; either takes it back at once', async () => {
    await takeWorkPhoto();
    await expect(agree(customer())).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, { taskid }, 'finish');
    await service.call('review/addreview', { taskid, stars: 5, text: 'Very clean' }, customer());
    const { workPhotos } = await agree(customer());
    expect(workPhotos.publicity).toEqual({ isAgreed: true, isOtherAgreed: false });
    expect(await shown()).toEqual([]);
    expect((await agree(provider())).workPhotos.publicity).toEqual({ isAgreed: true, isOtherAgreed: true });
    const [{ fileurl = '', moment = null } = {}, ...others] = await shown();
    expect([moment, others, await open(fileurl)]).toEqual(['after', [], 200]);
    for (const by of [customer(), provider()]) {
      await agree(by, false);
      expect([await shown(), await open(fileurl)]).toEqual([[], 401]);
      await agree(by);
      expect(await open(fileurl)).toBe(200);
    }
    await expect(agree({ as: strangerId })).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('show no photo from after a side’s consent, until that side agrees again', async () => {
    await takeWorkPhoto();
    await theProviderDoes(story, { taskid }, 'finish');
    await service.call('review/addreview', { taskid, stars: 5, text: 'Very clean' }, customer());
    await agree(customer());
    await agree(provider());
    const { workPhotos } = await takeWorkPhoto();
    expect(workPhotos.publicity).toEqual({ isAgreed: false, isOtherAgreed: false });
    expect(await shown()).toHaveLength(1);
  });
});
