/** @jest-environment jsdom */
import { fillWithWhatIsKnown } from './known-answers';

const aForm = (text = '') => {
  document.body.innerHTML = `<form><input name="name"><textarea name="text">${text}</textarea></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
};
const textOf = (form: HTMLFormElement) => new FormData(form).get('text');

describe('a form that a search led to', () => {
  beforeEach(() => window.history.replaceState(null, '', '/en/contact/?q=velvet%20curtains'));

  it('begins with what was not found', () => {
    const form = aForm();
    fillWithWhatIsKnown(form, 'en');
    expect(textOf(form)).toBe('velvet curtains');
  });

  it('replaces nothing that somebody typed', () => {
    const form = aForm('My own words');
    fillWithWhatIsKnown(form, 'en');
    expect(textOf(form)).toBe('My own words');
  });
});
