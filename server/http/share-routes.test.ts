import { expect, it, test } from 'vitest'
import type { SharePicture } from '#domain/share-picture.ts'
import { shareRoutes } from './media-routes.ts'

const siteUrl = 'https://flightlevels.example'
const fl2d = '/og/de/workshops/fl2d.png?v=1a2b&sticker=fl2d'
const head = (url: string, alt: string) =>
  `<meta property="og:image" content="${siteUrl}${url.replaceAll('&', '&amp;')}"/><meta property="og:image:alt" content="${alt}"/>`

/** A site with three pages, one of which names no picture. */
function site() {
  const pages: Record<string, string> = {
    '/de/workshops/fl2d': head(fl2d, 'Mut &amp; &quot;Maß&quot; · Wien'),
    '/de/alias': head(fl2d, 'Flight Level 2 Design'),
    '/de/order/secret': '<meta name="robots" content="noindex"/>',
  }
  const drawn: SharePicture[] = []
  const asked: Request[] = []
  const app = shareRoutes({
    siteUrl,
    async render({ request }) {
      asked.push(request)
      const html = pages[new URL(request.url).pathname]
      return new Response(html ?? head('/og/de/none.png', '404'), { status: html === undefined ? 404 : 200 })
    },
    pictures: {
      async share(picture) {
        drawn.push(picture)
        return { bytes: Buffer.from('PNG'), contentType: 'image/png', hash: 'abc', lasting: true }
      },
    },
  })
  return { app, drawn, asked }
}

it('draws the text of the page, cached forever under the URL that the page names', async () => {
  const { app, drawn } = site()
  const answer = await app.request(fl2d)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(drawn).toEqual([{ title: 'Mut & "Maß"', facts: ['Wien'], sticker: 'fl2d' }])
})

test.each(['', '?v=old', '?v=1a2b&sticker=flcp', '?title=hallo'])(
  'what else is asked for with it changes nothing, and is kept for minutes: %s',
  async (search) => {
    const { app, drawn } = site()
    const answer = await app.request(`/og/de/workshops/fl2d.png${search}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(drawn).toEqual([{ title: 'Mut & "Maß"', facts: ['Wien'], sticker: 'fl2d' }])
  },
)

test.each([
  ['a page that is not there', '/og/de/none.png'],
  ['a page of somebody’s own', '/og/de/order/secret.png'],
  ['a second address of a page', '/og/de/alias.png'],
  ['a language that there is none of', '/og/fr/workshops/fl2d.png'],
  ['another format', '/og/de/workshops/fl2d.svg'],
  ['a page outside of the languages', '/og/deep.png'],
])('draws nothing for %s', async (_, path) => {
  const { app, drawn } = site()
  expect((await app.request(path)).status).toBe(404)
  expect(drawn).toEqual([])
})

it('asks for the page without the cookies of the request', async () => {
  const { app, asked } = site()
  await app.request(fl2d, { headers: { cookie: 'content-token=draft' } })
  expect(asked.map(({ url, headers }) => [url, headers.get('cookie')])).toEqual([
    [`${siteUrl}/de/workshops/fl2d`, null],
  ])
})
