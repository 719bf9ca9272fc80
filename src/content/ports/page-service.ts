import type { MoveRefusal } from '#domain/address/move.ts'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { PageContent } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { PreviewReader } from '#features/webhooks/ports.ts'

/** The status of a page of the embedded content system; `gone` was deleted and can be restored. */
export type PageState = 'draft' | 'changed' | 'published' | 'gone'

export interface PageRecord {
  id: string
  language: Language
  /** The path behind the language, '/' for the start page. */
  uri: string
  title: string
  state: PageState
  /** Counts every change. Who changes something names the one that they have seen. */
  revision: number
  /** ISO instant. */
  changedAt: string
  /** Who made the last change. */
  changedBy: string
  /** The same for a page and its translation in the other language. */
  translationGroup: string
}

export interface OpenedPage extends PageRecord {
  /** The draft where there is one. */
  content: PageContent
  translation: PageRecord | null
  /** ISO instant at which its draft is published by itself; null when that is left to people. */
  plannedAt: string | null
}

export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'

export interface PageRevision {
  number: number
  kind: RevisionKind
  by: string
  /** ISO instant. */
  at: string
  content: PageContent
}

/** Why something was not done with a page. */
export type PageRefusal =
  | 'missing'
  | 'stale'
  | 'taken'
  | 'no-translation'
  | 'nothing-to-publish'
  | 'not-published'
  | 'invalid-blocks'
  | 'past'

export type PageOutcome =
  | { outcome: 'done'; id: string; revision: number }
  /** It says already what was to be saved: there is no new revision. */
  | { outcome: 'unchanged'; id: string; revision: number }
  | { outcome: 'refused'; reason: PageRefusal }

export type MoveOutcome = PageOutcome | { outcome: 'refused'; reason: MoveRefusal }

/** The address of a page or a post: `uri` is the path behind the language, of a post '/blog/{slug}'. */
export type PlacedContent = Pick<PageRecord, 'id' | 'language' | 'uri'>

/** A page or a post that names another one. */
export interface LinkingContent {
  kind: 'page' | 'post'
  id: string
  title: string
  language: Language
}

export interface PageStepAsk {
  id: string
  /** The revision that was seen. */
  expected: number
  /** The author, for the list of revisions. */
  by: string
}

/** A picture that a page may show. */
export interface PictureRecord {
  url: string
  filename: string
  width: number
  height: number
  alt: Record<Language, string>
}

/** What the visual editor does with a page, or with a post. */
export interface EditedService {
  open(id: string): Promise<OpenedPage | null>
  save(ask: PageStepAsk & { title: string; blocks: unknown }): Promise<PageOutcome>
  publish(ask: PageStepAsk): Promise<PageOutcome>
}

/** The pages of the embedded content system in the hands of the office. */
export interface PageService extends EditedService {
  /** Every page there is, and those that were deleted; in the order of their addresses. */
  list(): Promise<PageRecord[]>
  create(page: {
    uri: string
    language: Language
    content: PageContent
    translationId: string | null
    by: string
  }): Promise<PageOutcome>
  /** Saves a draft that says this to search engines, and is otherwise what was saved last. */
  saveSearch(ask: PageStepAsk & { search: SearchFields }): Promise<PageOutcome>
  /**
   * To another address, with the pages below it. The old one redirects, menus are updated. One transaction; published at once, drafts stay
   * drafts.
   */
  move(ask: PageStepAsk & { to: string }): Promise<MoveOutcome>
  /** Pages and posts that link to a page, now or in a draft. */
  linksTo(page: PlacedContent): Promise<LinkingContent[]>
  unpublish(ask: PageStepAsk): Promise<PageOutcome>
  remove(ask: PageStepAsk): Promise<PageOutcome>
  restore(ask: PageStepAsk & { number: number }): Promise<PageOutcome>
  /** Its draft, as it is then, is published at that time; an earlier plan is replaced. The job comes in the same transaction. */
  plan(ask: Omit<PageStepAsk, 'expected'> & { at: Temporal.Instant }): Promise<PageOutcome>
  unplan(id: string): Promise<void>
  /** Does nothing when the plan is another one by now, or was carried out before. */
  publishPlanned(id: string, at: Temporal.Instant): Promise<void>
  /** Newest first, at most so many; also of pages that are gone. */
  revisions(id: string, most: number): Promise<PageRevision[]>
  revision(id: string, number: number): Promise<PageRevision | null>
  /** The newest first. */
  pictures(): Promise<PictureRecord[]>
  /** A token with which drafts can be seen, and nothing changed, for as long as the session in the office lasts, at most seven days. */
  readerToken(reader: PreviewReader): Promise<string>
}
