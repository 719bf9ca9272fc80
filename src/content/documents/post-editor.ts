import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { keptSearch, mergedSearch, searchPart } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { type ContentChange, changeContent, conflict } from './change-content.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { type Edited, type EditorParts, statusOf } from './page-editor.ts'
import { notifyPageEvent, type PageStatus } from './page-events.ts'
import { asPostContent, contentOfPost, latestPost, type PostContent } from './post-content.ts'
import type { PostRow } from './post-store.ts'
import { contentPost } from './tables/content-post.ts'
import { contentRevision, type RevisionKind } from './tables/content-revision.ts'

export interface NewPost {
  slug: string
  language: Language
  content: PostContent
  /** The post that says the same in the other language. */
  translationId: string | null
}

/** Edits of posts. Each is one transaction, with its revision and its event. */
export interface PostEditor {
  /** A post that no one sees yet. */
  create(post: NewPost): Promise<Edited<PostRow>>
  save(post: Omit<NewPost, 'translationId'>, expectedRevision: number): Promise<Edited<PostRow>>
  /** Publishing for the first time dates a post. */
  change(id: string, change: ContentChange<PostContent>, expectedRevision: number): Promise<Edited<PostRow>>
  /** Saves what a revision holds as a draft; brings a deleted post back as one. */
  restore(id: string, number: number, expectedRevision: number): Promise<Edited<PostRow>>
  /** Its revisions stay. */
  remove(id: string, expectedRevision: number): Promise<Edited<PostRow>>
}

const notFound = { refusal: { code: 'NOT_FOUND', message: 'There is no such post.' } } as const

export function createPostEditor(db: ContentDatabase, parts: EditorParts): PostEditor {
  return {
    create: (post) => db.transaction((tx) => create(tx, parts, post)),
    save: ({ slug, language, content }, expected) =>
      db.transaction(async (tx) => {
        const here = and(eq(contentPost.slug, slug), eq(contentPost.language, language))
        const [post] = await tx.select().from(contentPost).where(here).limit(1)
        if (!post) return notFound
        const { search: given, ...written } = content
        const whole = { ...written, ...searchPart(mergedSearch(given, latestPost(post))) }
        return changeIn(tx, parts, { id: post.id, change: { kind: 'saved', content: whole }, expected })
      }),
    change: (id, change, expected) => db.transaction((tx) => changeIn(tx, parts, { id, change, expected })),
    restore: (id, number, expected) => db.transaction((tx) => restore(tx, parts, { id, number, expected })),
    remove: (id, expected) =>
      db.transaction(async (tx) => {
        const [post] = await tx.select().from(contentPost).where(eq(contentPost.id, id)).for('update')
        if (!post) return notFound
        if (post.revision !== expected) return { refusal: conflict(post.revision) }
        await tx.delete(contentPost).where(eq(contentPost.id, id))
        const gone = { ...post, revision: post.revision + 1, updatedAt: parts.clock.now().toString() }
        await recordPost(tx, parts, {
          post: gone,
          kind: 'deleted',
          status: 'GONE',
          visible: post.status === 'published',
        })
        return { page: gone }
      }),
  }
}

async function create(tx: ContentDatabase, parts: EditorParts, post: NewPost): Promise<Edited<PostRow>> {
  const { slug, language, content, translationId } = post
  // not made of the address: that can be another post's by then
  let translationGroup: string = randomUUID()
  if (translationId) {
    const [translation] = await tx.select().from(contentPost).where(eq(contentPost.id, translationId)).limit(1)
    if (!translation || translation.language === language)
      return { refusal: { code: 'BAD_USER_INPUT', message: 'translationOf is no post of the other language.' } }
    translationGroup = translation.translationGroup
  }
  return insert(tx, parts, { slug, language, translationGroup, ...content, kind: 'saved' })
}

type InsertedPost = Omit<typeof contentPost.$inferInsert, 'status' | 'publishedAt' | 'updatedAt'> & {
  kind: RevisionKind
}

async function insert(
  tx: ContentDatabase,
  parts: EditorParts,
  { kind, ...post }: InsertedPost,
): Promise<Edited<PostRow>> {
  const now = parts.clock.now().toString()
  const row = { ...post, search: keptSearch(post.search), status: 'draft', publishedAt: now, updatedAt: now } as const
  const [stored] = await tx.insert(contentPost).values(row).onConflictDoNothing().returning()
  if (!stored)
    return { refusal: { code: 'CONFLICT', message: 'There is a post of this name, or in this language, already.' } }
  await recordPost(tx, parts, { post: stored, kind, status: 'DRAFT', visible: false })
  return { page: stored }
}

async function restore(
  tx: ContentDatabase,
  parts: EditorParts,
  { id, number, expected }: { id: string; number: number; expected: number },
): Promise<Edited<PostRow>> {
  const ofPost = eq(contentRevision.pageId, id)
  const revisions = await tx.select().from(contentRevision).where(ofPost).orderBy(desc(contentRevision.number))
  const revision = revisions.find((one) => one.number === number)
  const content = revision && asPostContent(revision.content)
  if (!content) return { refusal: { code: 'NOT_FOUND', message: 'There is no such revision.' } }
  const edited = await changeIn(tx, parts, { id, change: { kind: 'restored', content }, expected })
  if (edited.refusal?.code !== 'NOT_FOUND') return edited
  const last = revisions[0] ?? revision
  if (last.number !== expected) return { refusal: conflict(last.number) }
  const { language, translationGroup } = revision
  // where it stood last, not where it stood when that was written
  const slug = last.uri.slice(last.uri.lastIndexOf('/') + 1)
  return insert(tx, parts, {
    id,
    slug,
    language,
    translationGroup,
    ...content,
    revision: expected + 1,
    kind: 'restored',
  })
}

async function changeIn(
  tx: ContentDatabase,
  parts: EditorParts,
  { id, change, expected }: { id: string; change: ContentChange<PostContent>; expected: number },
): Promise<Edited<PostRow>> {
  const [post] = await tx.select().from(contentPost).where(eq(contentPost.id, id)).for('update')
  if (!post) return notFound
  const decision = changeContent({ ...post, content: contentOfPost(post) }, change, expected)
  if (!decision.accepted) return { refusal: decision.refusal }
  const { content, status, draft, revision } = decision.next
  const now = parts.clock.now().toString()
  // one that is out has been published, also where no revision of it is left to say so
  const isFirst = change.kind === 'published' && post.status === 'draft' && !(await wasPublished(tx, id))
  const publishedAt = isFirst ? now : post.publishedAt
  // what goes out now, or shall not be out, need not go out later
  const publishAt = change.kind === 'published' || change.kind === 'unpublished' ? null : post.publishAt
  const search = keptSearch(content.search)
  const changed = { ...content, search, status, draft, revision, publishedAt, publishAt, updatedAt: now }
  const [stored] = await tx.update(contentPost).set(changed).where(eq(contentPost.id, id)).returning()
  if (!stored) throw new Error(`post ${id} went away under its lock`)
  const visible = change.kind === 'published' || change.kind === 'unpublished'
  await recordPost(tx, parts, { post: stored, kind: change.kind, status: statusOf(stored), visible })
  return { page: stored }
}

/** A post that comes back keeps the date that its readers know. */
async function wasPublished(tx: ContentDatabase, id: string): Promise<boolean> {
  const before = and(eq(contentRevision.pageId, id), eq(contentRevision.kind, 'published'))
  const [revision] = await tx.select({ number: contentRevision.number }).from(contentRevision).where(before).limit(1)
  return revision !== undefined
}

interface PostChange {
  post: PostRow
  kind: RevisionKind
  status: PageStatus
  /** Whether visitors see another blog than before. */
  visible: boolean
}

/** Stores the change as a revision, publishes its event and purges cached pages. */
export async function recordPost(
  tx: ContentDatabase,
  { by, announce }: EditorParts,
  { post, kind, status, visible }: PostChange,
) {
  const { id: pageId, language, translationGroup, revision } = post
  const uri = `/blog/${post.slug}`
  const at = isoInstant(post.updatedAt)
  await tx
    .insert(contentRevision)
    .values({ pageId, number: revision, kind, by, at, language, uri, translationGroup, content: latestPost(post) })
  await notifyPageEvent(tx, { uri, language, revision, status, changedAt: at, visible })
  if (visible) await announce(tx, [{ uri, language }])
}
