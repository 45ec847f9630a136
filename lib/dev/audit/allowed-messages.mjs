// What the Nu checker says of markup that is not ours to change: each with the exact message and the reason. Nothing
// else belongs here.
const ALLOWED = [
  {
    exactly: 'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    // React's server renderer closes void elements so, always with quoted values; it has no setting for it. The checker
    // calls it information, not an error.
    type: 'info',
  },
];

/** Whether a message of the checker is known and nobody's fault. */
export const isAllowedMessage = ({ type, message }) =>
  ALLOWED.some((allowed) => allowed.exactly === message && allowed.type === type);
