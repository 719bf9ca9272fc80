import type { PostContent } from './post-content.ts'
import type { PageContent } from './stored-block.ts'

/** What visitors see of a page, or would. */
export function contentOfPage({ title, blocks, trainingCategoryId }: PageContent): PageContent {
  return { title, blocks, trainingCategoryId }
}

/** What an editor reads in a page: the draft where there is one. */
export function latestContent(page: PageContent & { draft: PageContent | null }): PageContent {
  return page.draft ?? contentOfPage(page)
}

/** What a revision holds, when it is one of a page; undefined for that of a post. */
export function asPageContent(content: PageContent | PostContent): PageContent | undefined {
  return 'trainingCategoryId' in content ? content : undefined
}
