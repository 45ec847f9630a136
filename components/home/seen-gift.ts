const KEY = 'welcomeGiftSeen';

/** The dialog was shown in this browser. Where the browser refuses its storage, it counts as shown: rather never than again and again. */
export function isGiftSeen(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberGift(): void {
  try {
    window.localStorage.setItem(KEY, 'yes');
  } catch {
    // It counts as seen anyway.
  }
}
