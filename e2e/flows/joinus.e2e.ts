import { expect, test, toPerson } from '../fixtures/people';
import { REGISTER, say } from '../steps/provider-application';
import { keepsPicture } from '../steps/screenshots';
import { footer, main } from '../steps/site-shell';

const STEPS = ['person', 'services', 'area', 'documents', 'bank', 'review'] as const;

test(
  '[R-16] [S-19] /joinus/ says what the work is, without any script, and leads to the application',
  { tag: '@phone' },
  async ({ customer, browser, watch }, info) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch(context);
    const visitor = toPerson(await context.newPage(), customer.site, info.project.name);
    const { page, words } = visitor;
    await visitor.open('/');
    await main(visitor)
      .getByRole('link', { name: words.say('home.provider.action'), exact: true })
      .click();
    await expect(page).toHaveURL(visitor.at('/joinus/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('joinus.title'));
    await expect(page).toHaveTitle(words.say('joinus.metaTitle'));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      words.say('joinus.metaDescription'),
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', visitor.at('/joinus/'));
    await expect(main(visitor)).toContainText(words.digits(15));
    await expect(main(visitor)).not.toContainText(/\{\w+\}/);
    const structured = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join();
    const questions = main(visitor).locator('details');
    expect(structured.match(/"@type":"Question"/g)).toHaveLength(await questions.count());
    expect(structured).toContain('BreadcrumbList');
    await questions.first().locator('summary').click();
    await expect(questions.first()).toHaveAttribute('open', '');
    await keepsPicture(visitor, '110-joinus');
    await expect(footer(visitor)).toBeVisible();
    await main(visitor)
      .getByRole('link', { name: words.say('joinus.action'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(visitor.at(REGISTER));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // Texts inside noscript do not count in a text search: the paragraph itself is asked.
    await expect(page.locator('main noscript p')).toHaveText(say(visitor, 'needsScript'));
    await expect(page.locator('main noscript a')).toBeVisible();
    await expect(main(visitor).getByText(say(visitor, 'lead.text'), { exact: true })).toBeVisible();
    for (const paper of ['card', 'certificate', 'sheba', 'time'])
      await expect(main(visitor).getByText(say(visitor, `signIn.have.${paper}`), { exact: true })).toBeVisible();
    for (const step of STEPS)
      await expect(main(visitor).getByText(say(visitor, `lead.steps.${step}`), { exact: true })).toBeVisible();
    await keepsPicture(visitor, '110-register-without-script');
    await expect(main(visitor).getByRole('link', { name: say(visitor, 'lead.toJoinus'), exact: true })).toHaveAttribute(
      'href',
      new URL(visitor.at('/joinus/')).pathname,
    );
    const sitemap = await (await fetch(`${customer.site.url}/sitemaps/${words.locale}.xml`)).text();
    expect(sitemap).toContain(`<loc>${visitor.at('/joinus/')}</loc>`);
    expect(sitemap).not.toContain(REGISTER);
    await context.close();
  },
);
