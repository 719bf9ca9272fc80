import type { ContentSource } from '#content/ports/content.ts'
import type { Language } from '#domain/language.ts'
import { filledTexts, leavesOpen, type OpenSettings } from '#domain/settings/termed-text.ts'

/** The content with current prices and terms in place of placeholders (docs/rules/settings.md). They are read again for each response. */
export function filledContent<Source extends ContentSource>(
  content: Source,
  settings: () => Promise<OpenSettings>,
): Source {
  async function filled<Answer>(answer: Answer, language: Language): Promise<Answer> {
    if (!leavesOpen(answer)) return answer
    return filledTexts(answer, await settings(), language)
  }
  const { postPage } = content
  return {
    ...content,
    page: async (uri, language) => filled(await content.page(uri, language), language),
    children: async (uri, names, language) => filled(await content.children(uri, names, language), language),
    posts: async (language) => filled(await content.posts(language), language),
    ...(postPage && { postPage: async (language, asked) => filled(await postPage(language, asked), language) }),
    post: async (slug, language) => filled(await content.post(slug, language), language),
    testimonials: async (language, slugs) => filled(await content.testimonials(language, slugs), language),
  }
}
