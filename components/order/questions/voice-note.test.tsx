/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { uploadFromBrowser } from '@/lib/client/upload';
import { CallError } from '@/lib/contract/call-error';
import { EMPTY_DRAFT } from '@/lib/funnel/draft';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import { act } from 'react';

import { VoiceNote } from './voice-note';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));
jest.mock('../state/order-context', () => ({ useOrder: () => ({ draft: mockDraft, save: () => undefined }) }));

const mockDraft = EMPTY_DRAFT;
const upload = uploadFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ common, errors, order });

async function choosesFile(failure: CallError): Promise<void> {
  upload.mockRejectedValue(failure);
  await render(<VoiceNote onBusyChange={() => undefined} />);
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['x'], 'note.amr', { type: 'audio/amr' });
  Object.defineProperty(field, 'files', { value: [file] });
  await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:note', revokeObjectURL: () => undefined }));
afterEach(() => unmount());

it('a note that was refused leaves no player: another can be chosen at once', async () => {
  await choosesFile(new CallError('unsupported-type', { params: { given: 'audio/amr', expected: 'MP3' } }));
  expect(document.querySelector('audio')).toBeNull();
  expect(document.querySelector('input[type=file]')).not.toBeNull();
});

it('a note that broke off on its way stays, to be sent again', async () => {
  await choosesFile(new CallError('network-failed'));
  expect(document.querySelector('audio')).not.toBeNull();
});
