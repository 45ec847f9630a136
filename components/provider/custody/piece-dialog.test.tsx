/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import common from '@/messages/en/common.json';
import words from '@/messages/en/textiles.json';
import units from '@/messages/en/units.json';

import { PieceDialog } from './piece-dialog';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const upload = uploadFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ textiles: words, common, units });

afterEach(unmount);

it('a photo that arrives while the piece is described stays, and so does the description', async () => {
  let arrive: (answer: object) => void = () => undefined;
  upload.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  call.mockResolvedValue({});
  await render(
    <PieceDialog
      taskId={1}
      described={{ ordered: null, count: 1 }}
      onClose={() => undefined}
      onAdded={() => undefined}
    />,
  );
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(file, 'files', { value: [new File(['a'], 'piece.png', { type: 'image/png' })] });
  await act(async () => void file.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => {
    arrive({ lstFileDocument: [{ fileid: 7, fileurl: '/7' }] });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    // Nothing is drawn anew before this act ends.
    await enter(get(HTMLInputElement, words.work.name), 'Blue shirt');
  });
  await press(getButton(words.work.save));
  expect(call).toHaveBeenCalledWith(
    'custody/addpiece',
    expect.objectContaining({ pieceName: 'Blue shirt', fileid: 7 }),
  );
});
