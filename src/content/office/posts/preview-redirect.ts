import { type RouterContextProvider, redirect } from 'react-router'
import { postHref } from '#domain/blog/post.ts'
import { tokenCookies } from '#domain/content/token-cookies.ts'
import type { Language } from '#domain/language.ts'
import { requestContext } from '#frame/context.ts'
import type { PostService } from '../../ports/office-posts.ts'
import { previewReader } from '../preview-reader.ts'

/** Leads to a post on the site as it would look, with a token that shows its drafts there. */
export async function previewRedirect(
  context: Readonly<RouterContextProvider>,
  service: PostService,
  { language, slug }: { language: Language; slug: string },
): Promise<Response> {
  const token = await service.previewToken(await previewReader(context))
  const headers = new Headers()
  const isSecure = context.get(requestContext).siteUrl.startsWith('https:')
  for (const cookie of tokenCookies(token, isSecure)) headers.append('Set-Cookie', cookie)
  return redirect(postHref(language, slug), { status: 303, headers })
}
