import type { Page } from 'playwright/test';

/**
 * Choices that look alike in the reader's own colours although they differ: one is chosen, or one is closed. One text
 * each. The page's colours are ours again afterwards.
 */
export async function findAlikeChoices(page: Page): Promise<string[]> {
  const labels = page.locator('label:has(input:is([type=radio], [type=checkbox]))');
  if ((await labels.count()) === 0) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await labels.evaluateAll((all) => {
    const seen = all.flatMap((label) => {
      const input = label.querySelector('input');
      if (!input || !label.checkVisibility()) return [];
      const { backgroundColor, borderColor, borderStyle, color } = getComputedStyle(label);
      return [
        {
          text: label.textContent.trim().slice(0, 40),
          group: input.type === 'radio' ? input.name : label.closest('fieldset'),
          state: input.checked ? 'chosen' : input.disabled ? 'closed' : 'free',
          look: [backgroundColor, borderColor, borderStyle, color].join(' '),
        },
      ];
    });
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => other.group === one.group && other.state !== one.state && other.look === one.look)
        .map((other) => `«${one.text}» (${one.state}) looks like «${other.text}» (${other.state})`),
    );
  });
  await page.emulateMedia({ forcedColors: null });
  return alike;
}
