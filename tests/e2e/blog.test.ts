import { expect } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { test } from './site-test.ts'
import { blogPages, postNames } from './steps/every-page.ts'
import { lookClosely, lookEnlarged } from './steps/look-closely.ts'

for (const language of languages) {
  for (const path of blogPages(language)) {
    test(`${path} can be read by everyone`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.setViewportSize({ width: 720, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })).toBeVisible()
      // In English its words are longer here and there: that is seen where every link leads.
      if (language !== 'de') return
      await lookClosely(page, { headings: true })
      await lookEnlarged(page, path)
    })
  }

  test(`the feeds in ${language} are XML with whole posts`, async ({ page }) => {
    await page.goto(`/${language}/blog`)
    for (const [file, item] of [
      ['rss.xml', 'item'],
      ['atom.xml', 'entry'],
    ] as const) {
      const href = `/${language}/blog/${file}`
      await expect(page.locator(`link[rel=alternate][href$="${href}"]`)).toHaveCount(1)
      const found = await page.evaluate(
        async ([address, name]) => {
          const text = await (await fetch(address)).text()
          const parsed = new DOMParser().parseFromString(text, 'application/xml')
          return {
            errors: parsed.querySelectorAll('parsererror').length,
            items: parsed.querySelectorAll(name).length,
            text,
          }
        },
        [href, item] as const,
      )
      expect(found).toMatchObject({ errors: 0, items: 6 })
      expect(found.text).toContain('Ernst')
      expect(found.text).not.toContain('href=&quot;/')
    }
  })
}

test('the language switch leads from a post to its translation and from a page of the list to its own', async ({
  page,
}) => {
  const english = () => page.getByRole('banner').getByRole('link', { name: /English/ })
  await page.goto(`/de/blog/${postNames.de}`)
  await expect(english()).toHaveAttribute('href', `/en/blog/${postNames.en}`)
  await page.goto('/de/blog/page/2')
  await expect(english()).toHaveAttribute('href', '/en/blog/page/2')
})

test('old addresses lead to the post in one step, and pages that are not there are not there', async ({ request }) => {
  const to = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const post = `/de/blog/${postNames.de}`
  expect(await to(`/blog/2019/05/${postNames.de}?from=mail`)).toEqual([301, `${post}?from=mail`])
  expect(await to(`/de/video-blog/2021/11/${postNames.de}`)).toEqual([301, post])
  expect(await to(`/en/blog/2019/05/${postNames.de}`)).toEqual([301, `/en/blog/${postNames.en}`])
  expect(await to(`/en/blog/${postNames.de}`)).toEqual([301, `/en/blog/${postNames.en}`])
  expect(await to('/de/blog/page/1')).toEqual([301, '/de/blog'])
  for (const path of [
    '/de/blog/page/3',
    '/de/blog/page/0',
    '/de/blog/page/zwei',
    '/de/blog/nie-geschrieben',
    '/de/blog/%00',
  ])
    expect((await to(path))[0], path).toBe(404)
})

test('a post has structured data', async ({ page }) => {
  await page.goto(`/de/blog/${postNames.de}`)
  const things = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
  expect(things.map((thing: Record<string, string>) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(things[0]).toMatchObject({ headline: 'Das Board, das euch fehlt', author: { name: 'Theresa Moosbrugger' } })
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/en/blog/${postNames.en}"`)
  expect(await (await page.request.get('/llms.txt')).text()).toContain(`/de/blog/${postNames.de}`)
})

test('a post shows who wrote it, leads to the next date of its workshop and to what to read next', async ({ page }) => {
  await page.goto('/de/blog/das-board-das-euch-fehlt')
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article.getByText('Theresa Moosbrugger', { exact: true })).toBeVisible()
  await expect(article.getByText('Trainerin', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article')).toHaveCount(2)
  const offer = article.getByRole('complementary', { name: 'Flight Level 2 Design' })
  await expect(offer).toContainText('Nächster Termin:')
  await offer.getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/workshops\/flight-level-2-design\/fl2d-/)
})
