import type { ReactNode } from 'react';

/** Words that a phone leaves out: what they say is in sight there already. */
export const WideText = ({ children }: { readonly children: ReactNode }) => (
  <span className="max-desktop:hidden">{children}</span>
);
