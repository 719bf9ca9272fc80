import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { RequestFacts } from '#frame/context.ts'
import { requestContext } from '#frame/context.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import { provideServices } from '../../provide-services.ts'
import { loader } from './draft.tsx'
import { type PreviewAccess, previewContext, type ShownPreview } from './preview-context.ts'

beforeAll(() => provideMessages('de', german))

/** What is asked for as `/de/preview/draft/{id}`: 12 is a page, 13 a post, and there is nothing else. */
async function asking(id: string, shown: ShownPreview | null) {
  const words = { title: 'Entwurf', blocks: [], translated: [] }
  const content = {
    page: async (uri: string) => (uri === '/preview/draft/12' ? words : null),
    post: async (uri: string) => (uri === '/preview/draft/13' ? words : null),
  }
  const context = new RouterContextProvider()
  // as: the route asks for nothing else
  context.set(requestContext, { siteUrl: 'https://flightlevels.example' } as RequestFacts)
  context.set(previewContext, { shown } as PreviewAccess)
  provideServices(context, { content, now: Temporal.Now.instant } as never)
  const request = new Request(`https://flightlevels.example/de/preview/draft/${id}?preview=true`)
  try {
    // as: what the router knows of its types is not needed here
    return await loader({ request, params: { language: 'de', id }, context } as never)
  } catch (thrown) {
    return thrown
  }
}

const editor: ShownPreview = { state: 'draft', live: null }

test.each([[null], [{ state: 'ended' } as const]])(
  'who is not logged in does so first, and comes back: %o',
  async (shown) => {
    // as: it is redirected
    const { status, headers } = (await asking('12', shown)) as Response
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/de/preview/login?to=/de/preview/draft/12')
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('an editor sees a page, a post, or that there is neither', async () => {
  expect(await asking('12', editor)).toMatchObject({ page: { title: 'Entwurf' }, post: null })
  expect(await asking('13', editor)).toMatchObject({ page: null, post: { title: 'Entwurf' } })
  expect(await asking('14', editor)).toMatchObject({ init: { status: 404 } })
  expect(await asking('a\r\nb', null)).toMatchObject({ init: { status: 404 } })
})
