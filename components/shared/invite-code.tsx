import { LinkToShare, toLinkWords, type LinkWord } from './link-to-share';

interface InviteCodeProps {
  readonly code: string;
  /** The page that the link opens, with the code in it. */
  readonly path: string;
  readonly say: (word: LinkWord | 'code') => string;
  /** Stands before the link in what is shared. */
  readonly message: string;
}

/** A person's own code, and a link with it to copy or to share. */
export function InviteCode({ code, path, say, message }: InviteCodeProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-14 font-medium">{say('code')}</span>
        <bdi dir="ltr" className="text-22 font-bold tracking-widest">
          {code}
        </bdi>
      </p>
      <LinkToShare path={path} words={toLinkWords(say, message)} />
    </>
  );
}
