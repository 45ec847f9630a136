// jest's own runtime, with one difference: a file is compiled once in a process, not once in each test file that loads
// it. A test file of the server loads a thousand files, and jest compiles them anew for each. The call tests of orders
// took 77 s that way, and take 63 to 68. A vm.Script may run in any number of contexts; what vm.compileFunction makes
// belongs to one.
const vm = require('node:vm');
const runtime = require('jest-runtime');

/** File name to its last source and script. */
const compiled = new Map();

// jest calls it for each file. `importModuleDynamically`, which it passes as well, needs --experimental-vm-modules
// (jest.config.mjs).
vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  let known = compiled.get(filename);
  if (known?.source !== source) {
    // On one line with the source, so that an error names the line of the file.
    known = { source, script: new vm.Script(`(function (${parameters.join(', ')}) {${source}\n})`, { filename }) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

module.exports = runtime;
