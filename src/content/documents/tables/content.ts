import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  // biome-ignore lint/suspicious/noDeprecatedImports: deprecated is the overload that takes columns only
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SearchFields } from '#domain/content/search-engine.ts'
import type { PostContent, StoredBlock, StoredPicture, StoredTag } from '#domain/content/stored-block.ts'
import type { TrainerTexts } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { instant } from '#platform/db/tables/columns.ts'
import { knownLanguages } from '../tables.ts'

/** A reader sees drafts; an editor also changes them. */
type TokenRole = 'reader' | 'editor'

export interface Viewer {
  name: string
  role: TokenRole
  /** SHA-256 of the token, hex. */
  tokenHash: string
}

/** One row per post and language. Translations share a translation group. */
export const contentPost = pgTable(
  'content_post',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    /** The last segment of its address, lower case. */
    slug: text('slug').notNull(),
    /** Plain text, like the excerpt; escaped when rendered as HTML. */
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    tags: jsonb('tags').$type<StoredTag[]>().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Title and description for search engines. Null for the post's own. */
    search: jsonb('search').$type<SearchFields>(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
    translationGroup: text('translation_group').notNull(),
    status: text('status').$type<'draft' | 'published'>().notNull(),
    /** The saved draft of a published post; null when there is none. */
    draft: jsonb('draft').$type<PostContent>(),
    /** When the draft is published by schedule; null without a schedule. */
    publishAt: instant('publish_at'),
    /** Incremented by every change, as for pages. */
    revision: integer('revision').notNull().default(1),
    /** The date of the post: when it was first published, or for a draft, when it was created. */
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('content_post_address').on(table.language, table.slug),
    unique('content_post_twin').on(table.translationGroup, table.language),
    index('content_post_tags').using('gin', sql`${table.tags} jsonb_path_ops`),
    index('content_post_newest').on(table.language, table.publishedAt),
    // The blog counts its posts without reading them.
    index('content_post_published').on(table.language, table.publishedAt).where(sql`${table.status} = 'published'`),
    check('content_post_language', sql`${table.language} in (${knownLanguages})`),
    check('content_post_status', sql`${table.status} in ('draft', 'published')`),
    check('content_post_draft', sql`${table.status} = 'published' or ${table.draft} is null`),
    check('content_post_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** PGlite returns a Uint8Array, node-postgres a Buffer; both accept a Buffer. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Immutable files of at most 10 MB. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null when the bytes are in the S3 storage, under the id. */
    bytes: bytea('bytes'),
    size: integer('size').notNull(),
    /** Hex. */
    sha256: text('sha256').notNull(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (table) => [
    check('stored_file_size', sql`${table.size} between 1 and 10485760`),
    check('stored_file_whole', sql`octet_length(${table.bytes}) = ${table.size}`),
    check('stored_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    // Files to move to the S3 storage.
    index('stored_file_in_database').on(table.id).where(sql`${table.bytes} is not null`),
  ],
)

/** Pictures. The bytes are stored files. */
export const contentMedia = pgTable(
  'content_media',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    filename: text('filename').notNull(),
    /** The detected type of the bytes, not the declared one. */
    contentType: text('content_type').notNull(),
    /** Pixels, after rotation. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id),
    /** Null until written; empty for decorative pictures. */
    altDe: text('alt_de'),
    altEn: text('alt_en'),
    /** The focal point for cropping: from 0 (left, top) to 1 (right, bottom). */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    credit: text('credit'),
    /** Number of replacements of the file. Each has its own name, because browsers cache by URL. */
    version: integer('version').notNull().default(1),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('content_media_file').on(table.fileId),
    check('content_media_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('content_media_focus', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

export const menuLocations = ['HEADER', 'MENU', 'FOOTER'] as const
export type MenuLocation = (typeof menuLocations)[number]

export interface StoredMenuItem {
  /** Plain text. */
  label: string
  /** A path without language ('/workshops'), or a full URL. */
  uri: string
  children?: StoredMenuItem[]
  /** Shown smaller, below the others. */
  quiet?: boolean
}

/** One row per menu and language. */
export const contentMenu = pgTable(
  'content_menu',
  {
    location: text('location').$type<MenuLocation>().notNull(),
    language: text('language').$type<Language>().notNull(),
    items: jsonb('items').$type<StoredMenuItem[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.location, table.language] }),
    check('content_menu_location', sql`${table.location} in ('HEADER', 'MENU', 'FOOTER')`),
    check('content_menu_language', sql`${table.language} in (${knownLanguages})`),
  ],
)

/** Trainers (docs/product.md#trainers): one row each, with texts in both languages. */
export const contentTrainer = pgTable(
  'content_trainer',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Workshop dates store the name beside the id; a trigger renames it there (migration `trainers-by-id`). */
    name: text('name').notNull(),
    texts: jsonb('texts').$type<TrainerTexts>().notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    /** Workshops taught, by short name. */
    workshops: text('workshops').array().$type<CertificationSlug[]>().notNull(),
    /** URLs of pages about the trainer elsewhere. */
    links: text('links').array().notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    /** Position in the list, 0-based. */
    position: integer('position').notNull(),
    /** Unpublished trainers are visible in the office only. */
    isPublished: boolean('is_published').notNull().default(true),
    /** Incremented by every change, as for pages. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('content_trainer_name').on(table.name),
    check('content_trainer_texts', sql`${table.texts} <> '{}'::jsonb`),
  ],
)

/** Testimonials (docs/product.md#testimonials). One row a testimonial and language; both languages share the slug. */
export const contentTestimonial = pgTable(
  'content_testimonial',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    language: text('language').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    /** The person's name; in older rows name and role in one line. */
    author: text('author').notNull(),
    /** The person's role; empty where the name contains it. */
    role: text('role').notNull().default(''),
    company: text('company').notNull().default(''),
    /** Plain text. */
    message: text('message').notNull(),
    /** The workshop that it is about; the same in both languages. */
    workshop: text('workshop').$type<CertificationSlug>(),
    trainer: uuid('trainer').references(() => contentTrainer.id, { onDelete: 'set null' }),
    /** Its position, 0-based. */
    position: integer('position').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('content_testimonial_slug').on(table.language, table.slug),
    check('content_testimonial_language', sql`${table.language} in (${knownLanguages})`),
  ],
)

/** Sessions of the content system. Only token hashes are stored, so that a leaked table is useless. */
export const contentToken = pgTable(
  'content_token',
  {
    /** SHA-256 of the token, hex. */
    hash: text('hash').primaryKey(),
    name: text('name').notNull(),
    role: text('role').$type<TokenRole>().notNull(),
    /** Id of the member; null for a login with a password. */
    holder: text('holder'),
    /**
     * For a preview from the office, the session it was opened in. The token is deleted with the session (the foreign key is in a migration of its
     * own, because sessions are not part of the content system). Null for tokens of programs.
     */
    session: uuid('session'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.session), check('content_token_role', sql`${table.role} in ('reader', 'editor')`)],
)
