import type { PostMoveRefusal } from '#domain/address/move.ts'
import type { Searched, SearchFields } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { PreviewReader } from '#features/webhooks/ports.ts'
import type { EditedService } from './page-service.ts'

/** `changed` is published with a draft beside it. */
export type PostState = 'draft' | 'published' | 'changed'

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

/** What an editor writes of a post. The body is HTML, with comments for what HTML cannot say (src/content/documents/post-body.ts). */
export interface PostText extends Searched {
  title: string
  excerpt: string
  author: string
  tags: { slug: string; name: string }[]
  picture: { url: string; alt: string; width: number; height: number } | null
  body: string
}

export interface OfficePost extends OfficeListedPost {
  text: PostText
  revision: number
  updatedAt: string
}

/** One change of a post. */
export interface PostRevision {
  number: number
  kind: 'saved' | 'published' | 'unpublished' | 'restored' | 'deleted' | 'moved'
  by: string
  /** ISO instant. */
  at: string
}

export interface PostQuestion {
  /** Null for both. */
  language: Language | null
  state: PostState | 'planned' | null
  /** 1-based. */
  page: number
  first: number
}

/** `stale`: someone else was faster. `body`: a block in it that is none, or one that breaks the rules. `nothing`: it is so already. */
export type PostOutcome = 'done' | 'stale' | 'unknown' | 'body' | 'nothing'

interface PostStep {
  id: string
  /** The revision that was seen. */
  revision: number
  by: string
}

/** The posts of the blog, in the hands of the office. */
export interface PostService {
  list(question: PostQuestion): Promise<{ posts: OfficeListedPost[]; total: number }>
  find(id: string): Promise<OfficePost | null>
  /** The newest posts of this language without a translation, and the chosen one if it has none. */
  alone(language: Language, chosen: string | null): Promise<PostTranslation[]>
  create(post: {
    language: Language
    slug: string
    text: PostText
    translationId: string | null
    by: string
  }): Promise<{ id: string; refusal?: never } | { refusal: 'taken' | 'body' | 'translation' }>
  save(step: PostStep & { text: PostText }): Promise<PostOutcome>
  /** Saves a draft that says this to search engines, and is otherwise what was saved last. */
  saveSearch(step: PostStep & { search: SearchFields }): Promise<PostOutcome>
  /**
   * To another address, with its comments; `to` is its new last segment. The old one redirects, menus are updated. One transaction;
   * published at once, drafts stay drafts.
   */
  move(step: PostStep & { to: string }): Promise<'done' | 'stale' | 'unknown' | PostMoveRefusal>
  /** Shows visitors what was saved last; ends a time that was set. */
  publish(step: PostStep): Promise<PostOutcome>
  /** Ends a time that was set, too. */
  unpublish(step: PostStep): Promise<PostOutcome>
  /** Publishes what is saved last by then; null ends the wish. `past` is refused. */
  plan(step: Omit<PostStep, 'by'> & { at: Temporal.Instant | null }): Promise<PostOutcome | 'past'>
  /** Publishes it if this is still the time that is set. Called by the job that was left for it. */
  publishPlanned(id: string, at: string): Promise<void>
  revisions(id: string): Promise<PostRevision[]>
  /** What a revision holds. */
  revisionText(id: string, number: number): Promise<PostText | null>
  /** Saves it as a draft. */
  restore(step: PostStep & { number: number }): Promise<PostOutcome>
  remove(step: PostStep): Promise<PostOutcome>
  /** For the visual editor, which changes title and blocks. */
  canvas: EditedService
  /** A token that shows its browser drafts on the site. */
  previewToken(reader: PreviewReader): Promise<string>
}
