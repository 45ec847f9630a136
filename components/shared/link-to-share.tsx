import { Copy, Share2 } from 'lucide';
import { useRef, useSyncExternalStore } from 'react';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { attemptLater, fromNavigator } from '@/lib/client/browser-features';
import { share } from '@/lib/client/device-acts';

const neverChanges = () => () => undefined;

/** Browsers give the clipboard to secure pages alone; the old way works in plain http too. */
async function copyText(input: HTMLInputElement): Promise<boolean> {
  const clipboard = fromNavigator('clipboard');
  if (clipboard && (await attemptLater(() => clipboard.writeText(input.value).then(() => true)))) return true;
  input.select();
  return document.execCommand('copy');
}

/** A word of a link to share, as the messages of its place name it. */
export type LinkWord = 'link' | 'share' | 'copy' | 'copied' | 'copyFailed';

interface LinkWords extends Readonly<Record<LinkWord, string>> {
  /** Stands before the link in what is shared. */
  readonly message: string;
}

/** The words of a link to share, out of the messages of its place. */
export function toLinkWords(say: (word: LinkWord) => string, message: string): LinkWords {
  return {
    link: say('link'),
    share: say('share'),
    copy: say('copy'),
    copied: say('copied'),
    copyFailed: say('copyFailed'),
    message,
  };
}

interface LinkToShareProps {
  /** A path of this site, with the language. */
  readonly path: string;
  readonly words: LinkWords;
}

/** The whole address of a page of this site; without the origin before the browser has said where it is. */
export function useWholeLink(path: string): string {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return `${origin}${path}`;
}

/** A link to copy, or to share by the phone's own sheet where the browser has one. */
export function LinkToShare({ path, words }: LinkToShareProps) {
  const snackbar = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const link = useWholeLink(path);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => fromNavigator('share') !== undefined,
    () => false,
  );
  const copy = async () => {
    const isCopied = input.current !== null && (await copyText(input.current));
    snackbar.show(isCopied ? { text: words.copied, tone: 'success' } : { text: words.copyFailed, tone: 'error' });
  };
  return (
    <>
      <TextField
        ref={input}
        label={words.link}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button variant="secondary" onClick={() => void share({ text: words.message, url: link })}>
            <Icon icon={Share2} />
            {words.share}
          </Button>
        )}
        <Button variant={canShare ? 'quiet' : 'secondary'} onClick={() => void copy()}>
          <Icon icon={Copy} />
          {words.copy}
        </Button>
      </div>
    </>
  );
}
