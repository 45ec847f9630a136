export interface AccountWords {
  readonly login: string;
  readonly myOrders: string;
  readonly dashboard: string;
  readonly newWorks: string;
  readonly acceptedWorks: string;
  readonly profile: string;
  readonly logout: string;
  readonly logoutFailed: string;
  /** With `{name}`. */
  readonly accountOf: string;
  readonly messages: string;
  /** With `{count}`. */
  readonly unreadMessages: string;
}

export interface AccountPaths {
  readonly orders: string;
  readonly dashboard: string;
  readonly newWorks: string;
  readonly acceptedWorks: string;
  readonly messages: string;
  readonly customerProfile: string;
  /** Null while the page does not exist. */
  readonly providerProfile: string | null;
}

/** What the login button and the person's menu in its place have in common. */
export interface AccountLook {
  readonly words: AccountWords;
  readonly paths: AccountPaths;
  /** Two headers, one for each width: each has its own look. */
  readonly look: 'desktop' | 'mobile';
}
