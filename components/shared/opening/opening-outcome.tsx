import { MobileFormOutcome, type MobileFormOutcomeProps } from '../../forms/fields/mobile-form-outcome';
import { callFromBrowser } from '@/lib/client/browser';
import { readSelectedCity } from '@/lib/client/selected-city';

/** Asks to be told when the form's service opens: in the form's own city, or in the one that the reader selected. */
export function OpeningOutcome(props: MobileFormOutcomeProps) {
  const send = (mobile: string) => {
    const form = document.getElementById(props.formId);
    const fields = new FormData(form instanceof HTMLFormElement ? form : undefined);
    return callFromBrowser('boot/tellmewhenopen', {
      mobile,
      srvcategoryid: Number(fields.get('srvcategoryid')),
      cityid: Number(fields.get('cityid') ?? readSelectedCity()),
    });
  };
  return <MobileFormOutcome {...props} onSend={send} />;
}
