// A password's hash is made to cost 20 ms and 19 MiB, and the tests log people in thousands of times: here its cost is
// the least that argon2 takes. A stored hash names its cost, so that a hash of either cost is verified as it was made.
// lib/server/identity/login/passwords.test.ts asks for the real one.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, hash: (text, options) => real.hash(text, { ...options, memoryCost: 8, timeCost: 1 }) };
});
