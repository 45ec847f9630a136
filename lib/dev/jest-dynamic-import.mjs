// PGlite calls import() inside CommonJS, which Node's vm refuses without --experimental-vm-modules;
// with that flag jest refuses every package that ships ES modules only. So import() becomes require().
const PRELUDE =
  'const importFromCommonJs = async (name) => { const loaded = require(name); return { ...loaded, default: loaded }; };';

const transformer = {
  process: (source) => ({ code: `${PRELUDE}${source.replace(/\bimport\(/g, 'importFromCommonJs(')}` }),
};

export default transformer;
