import { announceContent } from '#content/documents/page-events.ts'
import { fillEmptyStore } from '#content/documents/starter-content.ts'
import { type ContentSystem, createContentSystem } from '#content/graphql/graphql-handler.ts'
import type { Language } from '#domain/language.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from './fresh-embedded.ts'

export interface ContentAnswer {
  // the shape is what the test asked for
  // biome-ignore lint/suspicious/noExplicitAny: as above
  data: any
  /** `extensions.code` of the first error. */
  code: string | undefined
}

/** A content system with the seed world, at which Ingrid is an editor and Rosa a reader. */
export interface ContentService {
  cms: ContentSystem
  tokens: { Ingrid: string; Rosa: string }
  /** Page tags that were announced. */
  announced: string[]
  ask(query: string, variables?: object, as?: { token?: string; language?: Language }): Promise<ContentAnswer>
  close(): Promise<void>
}

export async function openContentService(): Promise<ContentService> {
  const open = await freshEmbedded()
  await fillEmptyStore(open.db, demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content)
  const announced: string[] = []
  await open.listen('page_tags', (payload) => announced.push(payload))
  const cms = createContentSystem(open.db, {
    announce: announceContent,
    checkLogin: async (name) => ({ name, role: name === 'Ingrid' ? 'editor' : 'reader' }),
  })

  const ask: ContentService['ask'] = async (query, variables = {}, { token, language = 'de' } = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const body = JSON.stringify({ query, variables })
    const request = new Request(`http://content.example/graphql?lang=${language}`, { method: 'POST', headers, body })
    const { data, errors } = JSON.parse(await (await cms.fetch(request)).text())
    return { data, code: errors?.[0].extensions?.code }
  }
  const tokenOf = async (username: string): Promise<string> =>
    (await ask(`mutation { login(input: {username: "${username}", password: ""}) { authToken } }`)).data.login.authToken

  const tokens = { Ingrid: await tokenOf('Ingrid'), Rosa: await tokenOf('Rosa') }
  return { cms, tokens, announced, ask, close: () => open.close() }
}
