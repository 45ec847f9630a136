/** @jest-environment jsdom */
it('jsdom', () => { expect(document.body).toBeTruthy(); });
