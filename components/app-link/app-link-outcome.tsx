import { MobileFormOutcome, type MobileFormOutcomeProps } from '@/components/forms/fields/mobile-form-outcome';
import { callFromBrowser } from '@/lib/client/browser';

/** Sends the app's link to the mobile of the form that it stands in. */
export function AppLinkOutcome(props: MobileFormOutcomeProps) {
  return <MobileFormOutcome {...props} onSend={(mobile) => callFromBrowser('boot/sharelink', { mobile })} />;
}
