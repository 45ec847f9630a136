import { classNames } from '@/components/ui/class-names';

import { Illustration, type IllustrationProps } from './illustration';

const OUR_DRAWING = /^\/illustrations\/([a-z-]+)\.svg$/;

interface ServicePictureProps extends IllustrationProps {
  /** As the bundle names it (SPEC 3); empty where it names none, then the drawing of `name` is shown. */
  url: string;
}

/**
 * The picture that the bundle gives a service. Our own drawings lie in one sheet that the page has anyway; a host
 * elsewhere has pictures of its own.
 */
export function ServicePicture({ url, ...rest }: ServicePictureProps) {
  const drawing = url === '' ? rest.name : OUR_DRAWING.exec(url)?.[1];
  if (drawing !== undefined) return <Illustration {...rest} name={drawing} />;
  const { size, isFirst = false, className } = rest;

  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      className={classNames('shrink-0 object-cover', className)}
    />
  );
}
