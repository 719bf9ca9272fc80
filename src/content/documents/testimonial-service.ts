import { asc, eq, sql } from 'drizzle-orm'
import { postSlug } from '#domain/blog/post.ts'
import { languages } from '#domain/language.ts'
import type { OfficeTestimonial, TestimonialService, TextsByLanguage } from '../ports/office-testimonials.ts'
import type { ContentDatabase } from './content-database.ts'
import type { AnnouncePages } from './page-editor.ts'
import { contentTestimonial } from './tables/content-testimonial.ts'

type Placed = OfficeTestimonial & { position: number }

/** What customers say, on the tables of the content system: a row for each language. */
export function testimonialServiceOn(
  db: ContentDatabase,
  { announce }: { announce: AnnouncePages },
): TestimonialService {
  /** All of them, and no one else changes any meanwhile: they are few, and their order is one thing. */
  function change<T>(work: (tx: ContentDatabase, all: readonly Placed[]) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${contentTestimonial} in share row exclusive mode`)
      const done = await work(tx, await placed(tx))
      // they may be on any page
      await announce(tx, [])
      return done
    })
  }

  return {
    async all() {
      return (await placed(db)).map(({ position: _, ...testimonial }) => testimonial)
    },

    create: ({ texts, isPublished }) =>
      change(async (tx, all) => {
        const slug = freeSlug(postSlug((texts.de ?? texts.en)?.author ?? ''), all)
        await write(tx, { slug, texts, isPublished, revision: 1, position: (all.at(-1)?.position ?? -1) + 1 })
        return slug
      }),

    save: (testimonial) =>
      change(async (tx, all) => {
        const before = all.find(({ slug }) => slug === testimonial.slug)
        if (!before) return 'unknown'
        if (before.revision !== testimonial.revision) return 'stale'
        await write(tx, { ...testimonial, revision: before.revision + 1, position: before.position })
        return 'saved'
      }),

    move: (slug, way) =>
      change(async (tx, all) => {
        const from = all.findIndex((one) => one.slug === slug)
        const other = all[way === 'up' ? from - 1 : from + 1]
        if (from === -1 || !other) return
        const order = all.filter((one) => one.slug !== slug)
        order.splice(way === 'up' ? from - 1 : from + 1, 0, ...all.slice(from, from + 1))
        for (const [position, one] of order.entries())
          await tx.update(contentTestimonial).set({ position }).where(eq(contentTestimonial.slug, one.slug))
      }),

    remove: (slug) =>
      change(async (tx) => void (await tx.delete(contentTestimonial).where(eq(contentTestimonial.slug, slug)))),
  }
}

async function placed(db: Pick<ContentDatabase, 'select'>): Promise<Placed[]> {
  const rows = await db
    .select()
    .from(contentTestimonial)
    .orderBy(asc(contentTestimonial.position), asc(contentTestimonial.slug))
  const bySlug = new Map<string, Placed>()
  for (const { slug, language, author, message, position, isPublished, revision } of rows) {
    const known = bySlug.get(slug) ?? { slug, texts: { de: null, en: null }, position, isPublished, revision }
    bySlug.set(slug, { ...known, texts: { ...known.texts, [language]: { author, message } } })
  }
  return [...bySlug.values()]
}

async function write(
  tx: ContentDatabase,
  { slug, texts, ...facts }: Placed & { texts: TextsByLanguage },
): Promise<void> {
  await tx.delete(contentTestimonial).where(eq(contentTestimonial.slug, slug))
  const rows = languages.flatMap((language) => {
    const words = texts[language]
    return words ? [{ slug, language, ...words, ...facts }] : []
  })
  if (rows.length > 0) await tx.insert(contentTestimonial).values(rows)
}

/** 'petra-holzinger-innkraft', or with a number behind it where there is one of that name. */
function freeSlug(wish: string, all: readonly Placed[]): string {
  const taken = new Set(all.map(({ slug }) => slug))
  const name = wish || 'testimonial'
  for (let number = 2; ; number += 1) {
    const slug = number === 2 ? name : `${name}-${number - 1}`
    if (!taken.has(slug)) return slug
  }
}
