import type { ReactNode } from 'react';

import { PageContent } from '../../site-shell';

/** The footer is hidden on addresses with `services/` (SPEC 2), so it does not travel with them either. */
export default function WithoutFooterLayout({ children }: { children: ReactNode }) {
  return <PageContent>{children}</PageContent>;
}
