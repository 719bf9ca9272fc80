import { keptSearch, searchPart } from '#domain/content/search-engine.ts'
import type { PostContent } from './post-content.ts'
import type { PageContent } from './stored-block.ts'

/** What visitors see of a page, or would. */
export function contentOfPage(page: PageContent): PageContent {
  const { title, blocks, trainingCategoryId } = page
  return { title, blocks, trainingCategoryId, ...searchPart(page) }
}

/** What an editor reads in a page: the draft where there is one. */
export function latestContent(page: PageContent & { draft: PageContent | null }): PageContent {
  return page.draft ?? contentOfPage(page)
}

/** The page with its draft. What the draft leaves out is left out, even if it is published. */
export function drafted<Page extends PageContent & { draft: PageContent | null }>(page: Page): Page {
  const latest = latestContent(page)
  return { ...page, ...latest, search: keptSearch(latest.search) }
}

/** What a revision holds, when it is one of a page; undefined for that of a post. */
export function asPageContent(content: PageContent | PostContent): PageContent | undefined {
  return 'trainingCategoryId' in content ? content : undefined
}
