export interface AccountWords {
  readonly login: string;
  readonly dashboard: string;
  readonly logout: string;
  readonly logoutFailed: string;
  /** With `{name}`. */
  readonly accountOf: string;
  readonly messages: string;
  /** With `{count}`. */
  readonly unreadMessages: string;
  readonly newMessages: string;
  readonly toOrder: string;
  /** The words for an offline step of a provider that the server refused. */
  readonly stepRefused: string;
  readonly toWork: string;
}

export interface AccountPaths {
  readonly dashboard: string;
  readonly messages: string;
  readonly customerProfile: string;
  /** Null while the page does not exist. */
  readonly providerProfile: string | null;
}

export interface NamedPlace {
  readonly name: string;
  readonly path: string;
}

/** The common look of the login button and the person's menu in its place. */
export interface AccountLook {
  readonly words: AccountWords;
  readonly paths: AccountPaths;
  /** Everything that is the person's own; the work is a provider's alone. */
  readonly places: { readonly work: readonly NamedPlace[]; readonly account: readonly NamedPlace[] };
  /** Two headers, one for each width: each has its own look. */
  readonly look: 'desktop' | 'mobile';
}
