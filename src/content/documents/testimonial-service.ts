import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { postSlug } from '#domain/blog/post.ts'
import { languages } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import { done, refused } from '#domain/result.ts'
import type { OfficeTestimonial, TestimonialService, TextsByLanguage } from '../ports/content-service.ts'
import type { LoggedParts } from './document-editor.ts'
import { contentTestimonial } from './tables/content.ts'
import type { ContentDatabase } from './tables.ts'

type Placed = OfficeTestimonial & { id: string; position: number }

/** Testimonials, on the tables of the content system: a row for each language. */
export function testimonialServiceOn(
  db: ContentDatabase,
  { announce, clock, record }: LoggedParts,
): TestimonialService {
  const logged = (tx: ContentDatabase, id: string, by: MemberActor, action: 'saved' | 'removed', name: string) =>
    record(tx, {
      at: clock.now(),
      actor: by,
      subject: { kind: 'testimonial', id },
      action: `testimonial.${action}`,
      details: { name },
    })

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
      return (await placed(db)).map(({ id: _id, position: _position, ...testimonial }) => testimonial)
    },

    create: (testimonial, by) =>
      change(async (tx, all) => {
        const author = authorOf(testimonial.texts)
        const slug = freeSlug(postSlug(author), all)
        const id = randomUUID()
        await write(tx, { ...testimonial, id, slug, revision: 1, position: (all.at(-1)?.position ?? -1) + 1 })
        await logged(tx, id, by, 'saved', author)
        return slug
      }),

    save: (testimonial, by) =>
      change(async (tx, all) => {
        const before = all.find(({ slug }) => slug === testimonial.slug)
        if (!before) return refused('unknown')
        if (before.revision !== testimonial.revision) return refused('stale')
        const { id, position } = before
        await write(tx, { ...testimonial, id, position, revision: before.revision + 1 })
        await logged(tx, id, by, 'saved', authorOf(testimonial.texts))
        return done
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

    remove: (slug, by) =>
      change(async (tx, all) => {
        const before = all.find((one) => one.slug === slug)
        if (!before) return
        await tx.delete(contentTestimonial).where(eq(contentTestimonial.slug, slug))
        await logged(tx, before.id, by, 'removed', authorOf(before.texts))
      }),
  }
}

async function placed(db: Pick<ContentDatabase, 'select'>): Promise<Placed[]> {
  const rows = await db
    .select()
    .from(contentTestimonial)
    .orderBy(asc(contentTestimonial.position), asc(contentTestimonial.slug), asc(contentTestimonial.language))
  const bySlug = new Map<string, Placed>()
  for (const { slug, language, author, role, message, ...shared } of rows) {
    const known = bySlug.get(slug) ?? { ...shared, slug, texts: { de: null, en: null } }
    bySlug.set(slug, { ...known, texts: { ...known.texts, [language]: { author, role, message } } })
  }
  return [...bySlug.values()]
}

async function write(
  tx: ContentDatabase,
  { id, slug, texts, ...facts }: Placed & { texts: TextsByLanguage },
): Promise<void> {
  await tx.delete(contentTestimonial).where(eq(contentTestimonial.slug, slug))
  const written = languages.flatMap((language) => {
    const words = texts[language]
    return words ? [{ slug, language, ...words, ...facts }] : []
  })
  // the log knows a testimonial by the id of its first row
  const rows = written.map((row, index) => (index === 0 ? { ...row, id } : row))
  if (rows.length > 0) await tx.insert(contentTestimonial).values(rows)
}

function authorOf(texts: TextsByLanguage): string {
  return (texts.de ?? texts.en)?.author ?? ''
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
