import type { ContentSource } from '#usecases/ports.ts'

/**
 * What a visitor is told when the content source fails: status 500 and the words of SPEC §8, which the error carries. As an exception the
 * router would hide them behind 'Unexpected Server Error'; as a response they reach the error page and the payload. `report` gets the error.
 */
export function saidErrors(content: ContentSource, report: (error: unknown) => void): ContentSource {
  async function said<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ContentError') throw error
      report(error)
      throw Response.json({ message: error.message }, { status: 500 })
    }
  }
  return {
    page: (uri, language) => said(content.page(uri, language)),
    pages: (language) => said(content.pages(language)),
    posts: (language) => said(content.posts(language)),
    post: (slug, language) => said(content.post(slug, language)),
    testimonials: (language, slugs) => said(content.testimonials(language, slugs)),
    children: (uri, names, language) => said(content.children(uri, names, language)),
    categoryId: (slug, language) => said(content.categoryId(slug, language)),
    ...(content.menus && { menus: content.menus }),
  }
}
