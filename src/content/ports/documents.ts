import type { MoveRefusal } from '#domain/address/move.ts'
import type { DocumentContent, PageContent, PostContent } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { PreviewReader } from '#features/webhooks/records.ts'

/** The status of a page or post of the embedded content system: `changed` is published with a newer draft, `gone` is deleted but can be restored. */
export type DocumentState = 'draft' | 'changed' | 'published' | 'gone'

/** A page or post in its last saved state. */
export interface DocumentRecord {
  id: string
  language: Language
  /** The path without language: '/' for the start page, '/blog/{slug}' for a post. */
  uri: string
  title: string
  state: DocumentState
  /** Incremented by every change. A change names the revision it is based on. */
  revision: number
  /** ISO instant. */
  changedAt: string
  changedBy: string
  /** Shared by a document and its translation. */
  translationGroup: string
  /** In the list of pages: ISO instant of scheduled publishing; null without a schedule. */
  plannedAt?: string | null
}

export interface OpenedDocument<Content = DocumentContent> extends DocumentRecord {
  content: Content
  translation: DocumentRecord | null
  /** ISO instant of scheduled publishing; null without a schedule. */
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

/** Why a change was refused. `stale`: someone else saved first. */
export type DocumentRefusal =
  | 'missing'
  | 'stale'
  | 'taken'
  | 'no-translation'
  | 'nothing-to-publish'
  | 'not-published'
  | 'invalid-blocks'
  | 'past'

/** With the revision that is there now: without a change, the one that was. */
export type DocumentOutcome<Why extends string = DocumentRefusal> = Result<
  { id: string; revision: number },
  Refusal<Why>
>

export interface DocumentStep {
  id: string
  /** The revision that the editor has seen. */
  expected: number
  /** The author, for the list of revisions. */
  by: string
}

export type PlacedDocument = Pick<DocumentRecord, 'id' | 'language' | 'uri'>

export interface LinkingDocument {
  kind: 'page' | 'post'
  id: string
  title: string
  language: Language
}

export interface EditedService {
  open(id: string): Promise<OpenedDocument | null>
  /** Saves a draft; fields that are not given keep their last saved value. */
  save(
    step: DocumentStep & { content: Omit<Partial<DocumentContent>, 'blocks'> & { blocks?: unknown } },
  ): Promise<DocumentOutcome>
  publish(step: DocumentStep): Promise<DocumentOutcome>
}

export interface DocumentService<Content extends DocumentContent> extends EditedService {
  open(id: string): Promise<OpenedDocument<Content> | null>
  create(document: {
    uri: string
    language: Language
    content: Content
    translationId: string | null
    by: string
  }): Promise<DocumentOutcome>
  /** Moves a document with pages below and comments, in one transaction. The old address redirects, menus are updated, drafts stay drafts. */
  move(step: DocumentStep & { to: string }): Promise<DocumentOutcome<DocumentRefusal | MoveRefusal>>
  /** Pages and posts that link to it, in published content or a draft. */
  linksTo(document: PlacedDocument): Promise<LinkingDocument[]>
  /** Cancels a schedule, as publishing does. */
  unpublish(step: DocumentStep): Promise<DocumentOutcome>
  remove(step: DocumentStep): Promise<DocumentOutcome>
  restore(step: DocumentStep & { number: number }): Promise<DocumentOutcome>
  /** Schedules publishing of its draft as it is at that time; null cancels. Without `expected`, concurrent changes are ignored. */
  plan(
    step: Omit<DocumentStep, 'expected'> & { expected?: number; at: Temporal.Instant | null },
  ): Promise<DocumentOutcome>
  /** Does nothing when the schedule has changed or was already executed. Throws before its time, so that the job is retried. */
  publishPlanned(id: string, at: Temporal.Instant): Promise<void>
  /** Newest first, at most `most`; also for deleted documents. */
  revisions(id: string, most: number): Promise<DocumentRevision[]>
  revision(id: string, number: number): Promise<Content | null>
  /** A read-only token for drafts, valid as long as the office session, at most seven days. */
  readerToken(reader: PreviewReader): Promise<string>
}

export interface PictureRecord {
  url: string
  filename: string
  width: number
  height: number
  alt: Record<Language, string>
}

export interface PageService extends DocumentService<PageContent> {
  /** All pages by address, including deleted ones. */
  list(): Promise<DocumentRecord[]>
  /** Newest first. */
  pictures(): Promise<PictureRecord[]>
}

export interface PostTranslation {
  id: string
  language: Language
  slug: string
  title: string
}

/** A post in the office's list, in its last saved state. */
export interface OfficeListedPost {
  id: string
  language: Language
  slug: string
  title: string
  author: string
  state: PostState
  /** ISO instants. For a draft that was never published, when it was created. */
  publishedAt: string
  /** When it is published by schedule, if set. */
  publishAt: string | null
  translation: PostTranslation | null
}

export type PostState = Exclude<DocumentState, 'gone'>

/** The editable text of a post. The body is HTML, with comments for blocks without an HTML form (src/content/documents/post-body.ts). */
export interface PostText extends Omit<PostContent, 'blocks'> {
  body: string
}

export interface OfficePost extends OfficeListedPost {
  text: PostText
  revision: number
}

export interface PostQuestion {
  /** Part of the title, the address or the author. */
  text?: string | undefined
  language?: Language | undefined
  state?: PostState | 'planned' | undefined
  /** 1-based. */
  page: number
  first: number
}

export interface PostService extends DocumentService<PostContent> {
  list(question: PostQuestion): Promise<{ posts: OfficeListedPost[]; total: number }>
  /** The last deleted one first. Their revisions bring them back. */
  deleted(): Promise<DocumentRecord[]>
  find(id: string): Promise<OfficePost | null>
  /** The newest posts of this language without a translation, and the selected one if it has none. */
  alone(language: Language, chosen: string | null): Promise<PostTranslation[]>
  createText(post: {
    language: Language
    slug: string
    text: PostText
    translationId: string | null
    by: string
  }): Promise<DocumentOutcome>
  saveText(step: DocumentStep & { text: PostText }): Promise<DocumentOutcome>
  revisionText(id: string, number: number): Promise<PostText | null>
}
