import type { MoveRefusal } from '#domain/address/move.ts'
import type { DocumentContent, PageContent, PostContent } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { PreviewReader } from '#features/webhooks/records.ts'

/** The status of a page or a post of the embedded content system: `changed` is published with a draft beside it; `gone` was deleted and can be restored. */
export type DocumentState = 'draft' | 'changed' | 'published' | 'gone'

/** A page or a post, by what was saved last. */
export interface DocumentRecord {
  id: string
  language: Language
  /** The path behind the language, '/' for the start page, '/blog/{slug}' for a post. */
  uri: string
  title: string
  state: DocumentState
  /** Counts every change. Who changes something names the one that they have seen. */
  revision: number
  /** ISO instant. */
  changedAt: string
  /** Who made the last change. */
  changedBy: string
  /** The same for a document and its translation in the other language. */
  translationGroup: string
}

export interface OpenedDocument<Content = DocumentContent> extends DocumentRecord {
  /** The draft where there is one. */
  content: Content
  translation: DocumentRecord | null
  /** ISO instant at which its draft is published by itself; null when that is left to people. */
  plannedAt: string | null
}

export type RevisionKind = 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'

export interface DocumentRevision {
  number: number
  kind: RevisionKind
  by: string
  /** ISO instant. */
  at: string
  title: string
}

/** Why something was not done with a page or a post. `stale`: someone else was faster. */
export type DocumentRefusal =
  | 'missing'
  | 'stale'
  | 'taken'
  | 'no-translation'
  | 'nothing-to-publish'
  | 'not-published'
  | 'invalid-blocks'
  | 'past'

export type DocumentOutcome =
  | { outcome: 'done'; id: string; revision: number }
  /** It says already what was to be saved: there is no new revision. */
  | { outcome: 'unchanged'; id: string; revision: number }
  | { outcome: 'refused'; reason: DocumentRefusal }

type MoveOutcome = DocumentOutcome | { outcome: 'refused'; reason: MoveRefusal }

export interface DocumentStep {
  id: string
  /** The revision that was seen. */
  expected: number
  /** The author, for the list of revisions. */
  by: string
}

/** The address of a page or a post. */
export type PlacedDocument = Pick<DocumentRecord, 'id' | 'language' | 'uri'>

/** A page or a post that names another one. */
export interface LinkingDocument {
  kind: 'page' | 'post'
  id: string
  title: string
  language: Language
}

/** What the visual editor does with a page, or with a post. */
export interface EditedService {
  open(id: string): Promise<OpenedDocument | null>
  /** A draft that is what was saved last but for the fields that are named. */
  save(
    step: DocumentStep & { content: Omit<Partial<DocumentContent>, 'blocks'> & { blocks?: unknown } },
  ): Promise<DocumentOutcome>
  publish(step: DocumentStep): Promise<DocumentOutcome>
}

/** The life of the pages, or of the posts, of the embedded content system in the hands of the office. */
export interface DocumentService<Content extends DocumentContent> extends EditedService {
  open(id: string): Promise<OpenedDocument<Content> | null>
  /** A draft that no one sees yet. */
  create(document: {
    uri: string
    language: Language
    content: Content
    translationId: string | null
    by: string
  }): Promise<DocumentOutcome>
  /**
   * To another address, with what is stored by it: pages below, comments. The old one redirects, menus are updated. One transaction;
   * published at once, drafts stay drafts.
   */
  move(step: DocumentStep & { to: string }): Promise<MoveOutcome>
  /** Pages and posts that link to it, now or in a draft. */
  linksTo(document: PlacedDocument): Promise<LinkingDocument[]>
  /** Ends a plan, as publishing does. */
  unpublish(step: DocumentStep): Promise<DocumentOutcome>
  remove(step: DocumentStep): Promise<DocumentOutcome>
  restore(step: DocumentStep & { number: number }): Promise<DocumentOutcome>
  /**
   * Its draft, as it is then, is published at that time; null ends the plan. The job comes in the same transaction. Without `expected`,
   * whatever has changed meanwhile.
   */
  plan(
    step: Omit<DocumentStep, 'expected'> & { expected?: number; at: Temporal.Instant | null },
  ): Promise<DocumentOutcome>
  /** Does nothing when the plan is another one by now, or was carried out before. Throws before its time, for the job to come again. */
  publishPlanned(id: string, at: Temporal.Instant): Promise<void>
  /** Newest first, at most so many; also of what is gone. */
  revisions(id: string, most: number): Promise<DocumentRevision[]>
  /** What a revision holds. */
  revision(id: string, number: number): Promise<Content | null>
  /** A token with which drafts can be seen, and nothing changed, for as long as the session in the office lasts, at most seven days. */
  readerToken(reader: PreviewReader): Promise<string>
}

/** A picture that a page may show. */
export interface PictureRecord {
  url: string
  filename: string
  width: number
  height: number
  alt: Record<Language, string>
}

export interface PageService extends DocumentService<PageContent> {
  /** Every page there is, and those that were deleted; in the order of their addresses. */
  list(): Promise<DocumentRecord[]>
  /** The newest first. */
  pictures(): Promise<PictureRecord[]>
}

export interface PostTranslation {
  id: string
  language: Language
  slug: string
  title: string
}

/** A post as the list of the office shows it: by what was saved last. */
export interface OfficeListedPost {
  id: string
  language: Language
  slug: string
  title: string
  author: string
  state: PostState
  /** ISO instants. Of a draft that was never out, when it was begun. */
  publishedAt: string
  /** When it goes out by itself, if a time is set. */
  publishAt: string | null
  translation: PostTranslation | null
}

export type PostState = Exclude<DocumentState, 'gone'>

/** What an editor writes of a post. The body is HTML, with comments for what HTML cannot say (src/content/documents/post-body.ts). */
export interface PostText extends Omit<PostContent, 'blocks'> {
  body: string
}

export interface OfficePost extends OfficeListedPost {
  text: PostText
  revision: number
}

export interface PostQuestion {
  /** Null for both. */
  language: Language | null
  state: PostState | 'planned' | null
  /** 1-based. */
  page: number
  first: number
}

/** The posts of the blog, whose text can be written as HTML too. */
export interface PostService extends DocumentService<PostContent> {
  list(question: PostQuestion): Promise<{ posts: OfficeListedPost[]; total: number }>
  find(id: string): Promise<OfficePost | null>
  /** The newest posts of this language without a translation, and the chosen one if it has none. */
  alone(language: Language, chosen: string | null): Promise<PostTranslation[]>
  createText(post: {
    language: Language
    slug: string
    text: PostText
    translationId: string | null
    by: string
  }): Promise<DocumentOutcome>
  saveText(step: DocumentStep & { text: PostText }): Promise<DocumentOutcome>
  /** What a revision holds. */
  revisionText(id: string, number: number): Promise<PostText | null>
}
