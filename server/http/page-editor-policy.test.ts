import { describe, expect, it } from 'vitest'
import { finalResponse } from './final-response.ts'

const page = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'

async function policyOf(path: string): Promise<string> {
  const request = new Request(`https://flightlevels.example${path}`)
  const facts = {
    tags: [],
    nonce: 'n',
    siteUrl: 'https://flightlevels.example',
    keptUrl: null,
    development: false,
    loadsAhead: true,
  }
  const { response } = await finalResponse(new Response(''), request, { ...facts, connectsTo: [], formTargets: [] })
  return response.headers.get('content-security-policy') ?? ''
}

describe('the policy of pages', () => {
  it('lets the visual editor write its styles into its own page, and runs no script more for it', async () => {
    const policy = await policyOf(`/office/pages/${page}?done=published`)
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain("script-src 'self' 'nonce-n';")
  })

  it('lets it do the same where it has the text of a post', async () => {
    expect(await policyOf(`/office/posts/${page}/text`)).toContain("style-src 'self' 'unsafe-inline'")
  })

  it.each([
    '/',
    `/office/posts/${page}`,
    '/office/posts/new/text',
    '/de/office/pages',
    '/office',
    '/office/pages',
    '/office/pages/new',
    `/office/pages/${page}/history`,
    `/office/pages/${page}/preview`,
    `/office/dates/${page}`,
    `/de/office/pages/${page}`,
  ])('has no inline styles at %s', async (path) => {
    expect(await policyOf(path)).not.toContain('unsafe-inline')
  })
})
