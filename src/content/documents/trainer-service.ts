import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { type Trainer, trainerText } from '#domain/content/trainer.ts'
import type { Language } from '#domain/language.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { TrainerService, WrittenTrainer } from '../ports/office-trainers.ts'
import type { ContentDatabase } from './content-database.ts'
import type { LoggedParts } from './logged-parts.ts'
import { contentTrainer } from './tables/content-trainer.ts'

type Row = typeof contentTrainer.$inferSelect

/** Who teaches, on the table of the content system. */
export function trainerServiceOn(db: ContentDatabase, { announce, clock, record }: LoggedParts): TrainerService {
  /** All of them, and no one else changes any meanwhile: they are few, and their order is one thing. */
  function change<T>(work: (tx: ContentDatabase, all: readonly Row[]) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${contentTrainer} in share row exclusive mode`)
      const done = await work(tx, await placed(tx))
      // their dates and their workshops are on many pages
      await announce(tx, [])
      return done
    })
  }

  const logged = (tx: ContentDatabase, id: string, by: MemberActor, action: 'saved' | 'removed', name: string) =>
    record(tx, {
      at: clock.now(),
      actor: by,
      subject: { kind: 'trainer', id },
      action: `trainer.${action}`,
      details: { name },
    })

  return {
    all: async () => (await placed(db)).map(({ position: _, ...trainer }) => trainer),

    async shown(language) {
      const rows = await placed(db)
      return rows.filter(({ isPublished }) => isPublished).map((row) => shownTrainer(row, language))
    },

    create: (trainer, by) =>
      change(async (tx, all) => {
        if (all.some(({ name }) => name === trainer.name)) return 'taken'
        const id = randomUUID()
        await tx.insert(contentTrainer).values({ ...written(trainer), id, position: (all.at(-1)?.position ?? -1) + 1 })
        await logged(tx, id, by, 'saved', trainer.name)
        return 'saved'
      }),

    save: (trainer, by) =>
      change(async (tx, all) => {
        const before = all.find(({ id }) => id === trainer.id)
        if (!before) return 'unknown'
        if (before.revision !== trainer.revision) return 'stale'
        if (all.some(({ id, name }) => id !== trainer.id && name === trainer.name)) return 'taken'
        await tx
          .update(contentTrainer)
          .set({ ...written(trainer), revision: before.revision + 1 })
          .where(eq(contentTrainer.id, trainer.id))
        await logged(tx, trainer.id, by, 'saved', trainer.name)
        return 'saved'
      }),

    move: (id, way) =>
      change(async (tx, all) => {
        const from = all.findIndex((one) => one.id === id)
        const to = way === 'up' ? from - 1 : from + 1
        const [moved, other] = [all[from], all[to]]
        if (!(moved && other)) return
        const order = all.toSpliced(from, 1).toSpliced(to, 0, moved)
        for (const [position, one] of order.entries())
          await tx.update(contentTrainer).set({ position }).where(eq(contentTrainer.id, one.id))
      }),

    remove: (id, by) =>
      change(async (tx, all) => {
        const before = all.find((one) => one.id === id)
        if (!before) return
        await tx.delete(contentTrainer).where(eq(contentTrainer.id, id))
        await logged(tx, id, by, 'removed', before.name)
      }),
  }
}

function placed(db: Pick<ContentDatabase, 'select'>): Promise<Row[]> {
  return db.select().from(contentTrainer).orderBy(asc(contentTrainer.position), asc(contentTrainer.name))
}

function written({ name, texts, languages, workshops, links, picture, isPublished }: WrittenTrainer) {
  return { name, texts, languages, workshops, links, picture, isPublished }
}

function shownTrainer(row: Row, language: Language): Trainer {
  const { id, name, texts, languages, workshops, links, picture } = row
  return { id, name, ...trainerText(texts, language), languages, workshops, links, picture }
}
