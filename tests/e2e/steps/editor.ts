import type { APIRequestContext } from '@playwright/test'
import { editorPassword } from '../../helpers/editor-password.ts'
import type { Site } from '../../helpers/start-site.ts'

/** Who logs in to the content system. */
export async function editorOf(site: Site): Promise<{ username: string; password: string }> {
  return { username: 'editor', password: await editorPassword(site) }
}

interface EditedPage {
  id: string
  revision: number
}

/** Someone who edits pages with a program, by the mutations of the content system. */
export async function contentService(request: APIRequestContext, site: Site) {
  async function ask(query: string, variables: object, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.post('/graphql', { data: { query, variables }, headers })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'
  const token: string = (await ask(login, { input: await editorOf(site) })).login.authToken
  const step = (name: string, fields: string) => (page: EditedPage) =>
    ask(
      `mutation ($input: PageStepInput!) { ${name}(input: $input) ${fields} }`,
      { input: { id: page.id, expectedRevision: page.revision } },
      token,
    )
  const publish = step('publishPage', '{ id revision }')
  const remove = step('deletePage', '')
  return {
    /** Adds a picture and gives its address. */
    async addPicture(filename: string, contentType: string, bytes: Buffer): Promise<string> {
      const input = { filename, contentType, base64: bytes.toString('base64') }
      const query = 'mutation ($input: AddMediaInput!) { addMedia(input: $input) { url } }'
      return (await ask(query, { input }, token)).addMedia.url
    },
    /** Saves a draft of a German page; `before` is what was saved last, none for a new page. */
    async save(uri: string, blocks: object[], before?: EditedPage): Promise<EditedPage> {
      const input = { uri, language: 'de', title: 'Ausblick', blocks, expectedRevision: before?.revision ?? 0 }
      const query = 'mutation ($input: SavePageInput!) { savePage(input: $input) { id revision } }'
      return (await ask(query, { input }, token)).savePage
    },
    publish: async (page: EditedPage): Promise<EditedPage> => (await publish(page)).publishPage,
    remove: async (page: EditedPage): Promise<void> => void (await remove(page)),
  }
}
