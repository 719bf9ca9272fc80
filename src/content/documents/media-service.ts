import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { pictureStatus } from '#domain/content/media-form.ts'
import { isId } from '#domain/id.ts'
import type { Actor } from '#domain/office/member.ts'
import { done, refused } from '#domain/result.ts'
import { holds } from '#platform/db/list-pages.ts'
import {
  type FileStore,
  FilesUnavailable,
  type LibraryPicture,
  type MediaService,
  type PictureUse,
  type UploadedFile,
  type UploadRefusal,
} from '../ports/pictures.ts'
import type { LoggedParts } from './document-editor.ts'
import { maxChoosable } from './media-store.ts'
import { isHarmlessSvg, type PictureType, pictureSize, unfoldsTooFar } from './picture.ts'
import { contentMedia, contentPost, contentTrainer } from './tables/content.ts'
import { type ContentDatabase, contentPage } from './tables.ts'

/** Bytes; the table has the same limit. */
const largest = 10 * 1024 * 1024

const { fileId: _, ...described } = getTableColumns(contentMedia)
const wordless = or(isNull(contentMedia.altDe), isNull(contentMedia.altEn))

interface MediaServiceParts extends LoggedParts {
  files: FileStore
}

export function logPicture(
  tx: ContentDatabase,
  { clock, record }: Pick<LoggedParts, 'clock' | 'record'>,
  { id, action, by: actor }: { id: string; action: 'added' | 'described' | 'replaced' | 'removed'; by: Actor },
): Promise<void> {
  return record(tx, { at: clock.now(), actor, subject: { kind: 'picture', id }, action: `picture.${action}` })
}

export function mediaServiceOn(db: ContentDatabase, parts: MediaServiceParts): MediaService {
  const { files, announce } = parts

  /** Null when the storage is unavailable. */
  async function keep({ bytes }: UploadedFile): Promise<string | null> {
    try {
      return await files.add(bytes)
    } catch (error) {
      if (error instanceof FilesUnavailable) return null
      throw error
    }
  }

  return {
    async list({ text, page, first, wordless: onlyWordless }) {
      const { filename, altDe, altEn, credit } = contentMedia
      const here = and(
        text ? or(...[filename, altDe, altEn, credit].map((column) => holds(column, text))) : undefined,
        onlyWordless ? wordless : undefined,
      )
      const pictures = await db
        .select(described)
        .from(contentMedia)
        .where(here)
        .orderBy(desc(contentMedia.addedAt), contentMedia.id)
        .limit(first)
        .offset((page - 1) * first)
      const [matching] = await db.select({ number: count() }).from(contentMedia).where(here)
      const [without] = await db.select({ number: count() }).from(contentMedia).where(wordless)
      return { pictures: pictures.map(asPicture), total: matching?.number ?? 0, wordless: without?.number ?? 0 }
    },

    async described() {
      const pictures = await db
        .select(described)
        .from(contentMedia)
        .where(and(isNotNull(contentMedia.altDe), isNotNull(contentMedia.altEn)))
        .orderBy(desc(contentMedia.addedAt))
        .limit(maxChoosable)
      return pictures.map(asPicture)
    },

    async find(id) {
      if (!isId(id)) return null
      const [picture] = await db.select(described).from(contentMedia).where(eq(contentMedia.id, id)).limit(1)
      return picture ? asPicture(picture) : null
    },

    async known(ids) {
      const { id } = contentMedia
      const found = await db
        .select({ id })
        .from(contentMedia)
        .where(inArray(id, ids.filter(isId)))
      return new Set(found.map((picture) => picture.id))
    },

    async add(file, by, words) {
      const checked = await checkedPicture(file)
      if (typeof checked === 'string') return refused(checked)
      const { type, ...facts } = checked
      const filename = pictureName(file.name, type)
      const fileId = await keep(file)
      if (fileId === null) return refused('storage-away')
      return await db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(contentMedia)
          .values({ ...facts, ...words, contentType: type, filename, fileId })
          .returning({ id: contentMedia.id })
        if (!stored) throw new Error('a picture was stored and did not come back')
        await logPicture(tx, parts, { id: stored.id, action: 'added', by })
        return { outcome: 'done', ...stored }
      })
    },

    async replace(id, file, by) {
      if (!isId(id)) return refused('unknown')
      const checked = await checkedPicture(file)
      if (typeof checked === 'string') return refused(checked)
      const { type, ...facts } = checked
      const fileId = await keep(file)
      if (fileId === null) return refused('storage-away')
      return await db.transaction(async (tx) => {
        const here = eq(contentMedia.id, id)
        const [before] = await tx.select({ version: contentMedia.version }).from(contentMedia).where(here).for('update')
        if (!before) return refused('unknown')
        const version = before.version + 1
        const filename = pictureName(file.name, type, version)
        await tx
          .update(contentMedia)
          .set({ ...facts, contentType: type, filename, version, fileId })
          .where(here)
        await logPicture(tx, parts, { id, action: 'replaced', by })
        // It may be on any page.
        await announce(tx, [])
        return done
      })
    },

    describe: (id, words, { by, known }) =>
      db.transaction(async (tx) => {
        if (!isId(id)) return refused('unknown')
        const here = eq(contentMedia.id, id)
        const [before] = await tx.select(described).from(contentMedia).where(here).for('update')
        if (!before) return refused('unknown')
        if (known !== undefined && known !== pictureStatus(before)) return refused('stale')
        if (pictureStatus(before) === pictureStatus({ ...before, ...words })) return done
        await tx.update(contentMedia).set(words).where(here)
        await logPicture(tx, parts, { id, action: 'described', by })
        await announce(tx, [])
        return done
      }),

    uses: async (id) => (isId(id) ? await pictureUses(db, id) : []),

    remove: (id, { evenIfUsed, by }) =>
      db.transaction(async (tx) => {
        if (!isId(id)) return refused('unknown')
        const here = eq(contentMedia.id, id)
        const [picture] = await tx.select({ id: contentMedia.id }).from(contentMedia).where(here).for('update')
        if (!picture) return refused('unknown')
        if (!evenIfUsed && (await pictureUses(tx, id)).length > 0) return refused('in-use')
        await tx.delete(contentMedia).where(here)
        await logPicture(tx, parts, { id, action: 'removed', by })
        await announce(tx, [])
        return done
      }),
  }
}

/** The type and size of a file, or why it is rejected. */
async function checkedPicture({ bytes }: UploadedFile) {
  if (bytes.length > largest) return 'too-large' satisfies UploadRefusal
  const type = pictureType(bytes)
  if (!type) return 'no-picture' satisfies UploadRefusal
  if (type === 'image/svg+xml' && !isHarmlessSvg(bytes)) return 'drawing' satisfies UploadRefusal
  const size = await pictureSize(bytes, type)
  if (size) return { type, ...size }
  return (await unfoldsTooFar(bytes)) ? ('pixels' satisfies UploadRefusal) : ('no-picture' satisfies UploadRefusal)
}

function asPicture(row: Omit<typeof contentMedia.$inferSelect, 'fileId'>): LibraryPicture {
  const { version: _version, addedAt: _addedAt, ...picture } = row
  return picture
}

/** Pictures that pages show outdated: their file was replaced, while pages contain the first URL, or their focal point was changed. */
export async function picturesToRewrite(db: Pick<ContentDatabase, 'select'>) {
  const { id, filename, width, height, version, focalX, focalY } = contentMedia
  const rows = await db
    .select({ id, filename, width, height, focalX, focalY })
    .from(contentMedia)
    .where(or(gt(version, 1), ne(focalX, 0.5), ne(focalY, 0.5)))
  return rows.map(({ focalX: x, focalY: y, ...picture }) => ({ ...picture, focus: { x, y } }))
}

/** The pages and drafts that use a picture, by its id. Older revisions do not count. */
async function pictureUses(db: Pick<ContentDatabase, 'select'>, id: string): Promise<PictureUse[]> {
  const pages = await db
    .select({ id: contentPage.id, title: contentPage.title, language: contentPage.language, uri: contentPage.uri })
    .from(contentPage)
    .where(names(id, contentPage.blocks, contentPage.search, contentPage.draft))
    .orderBy(contentPage.uri)
  const posts = await db
    .select({ id: contentPost.id, title: contentPost.title, language: contentPost.language, slug: contentPost.slug })
    .from(contentPost)
    .where(names(id, contentPost.blocks, contentPost.picture, contentPost.search, contentPost.draft))
    .orderBy(contentPost.slug)
  const trainers = await db
    .select({ id: contentTrainer.id, title: contentTrainer.name })
    .from(contentTrainer)
    .where(names(id, contentTrainer.picture))
    .orderBy(contentTrainer.name)
  return [
    ...trainers.map((trainer) => ({ kind: 'trainer' as const, ...trainer, href: `/office/trainers/${trainer.id}` })),
    ...pages.map(({ language, uri, ...page }) => ({
      kind: 'page' as const,
      ...page,
      href: `/${language}${uri === '/' ? '' : uri}`,
    })),
    ...posts.map(({ language, slug, ...post }) => ({
      kind: 'post' as const,
      ...post,
      href: `/${language}/blog/${slug}`,
    })),
  ]
}

/** A UUID contains no LIKE wildcards. */
function names(id: string, ...columns: AnyPgColumn[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}::text, '')`)
  return sql`${sql.join(texts, sql` || `)} like ${`%/media/${id}/%`}`
}

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Detects the type by magic bytes; null for unsupported files. The file name does not count. */
function pictureType(bytes: Uint8Array): PictureType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 40))) return 'image/avif'
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!--|!doctype)/i.test(text(bytes, 0, 1000)) ? 'image/svg+xml' : null
}

const endings: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/** 'Team Foto (1).JPG' becomes 'team-foto-1.jpg'; a replaced file 'team-foto-1.v2.jpg', because browsers cache by URL. */
function pictureName(original: string, type: PictureType, version = 1): string {
  const stem = original
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return `${stem || 'picture'}${version > 1 ? `.v${version}` : ''}.${endings[type]}`
}
