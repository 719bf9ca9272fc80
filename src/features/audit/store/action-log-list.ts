import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { actorOfText, type LogSubject, type ShownActor, shownActor, textOfActor } from '#domain/audit/actor.ts'
import { isId } from '#domain/id.ts'
import { dayBegins } from '#domain/iso-date.ts'
import { documentNumberIn } from '#domain/order/order.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { askedWords, asksFor, newestFirst, perPage, portionsOf } from '#platform/db/list-pages.ts'
import { actionLog, knownByName, logWords } from '#platform/db/tables/operation.ts'
import type { ListPlace } from '#platform/ports.ts'
import type { ListedAction, LogSearch } from '../records.ts'
import { linesWhere, shownLine } from './action-log.ts'

export type ActionLogReads = ReturnType<typeof actionLogReadsOn>

export function actionLogReadsOn(db: Database) {
  return {
    /** Newest first, a page at a time; `after` is the last one of the page before, its number as id. */
    async search(
      search: LogSearch,
      after: ListPlace | null,
    ): Promise<{ lines: ListedAction[]; next: ListPlace | null }> {
      const lines = await named(db, logQuery(db, search, { after, most: perPage + 1 }))
      const last = lines[perPage - 1]
      const isMore = lines.length > perPage && last !== undefined
      return { lines: lines.slice(0, perPage), next: isMore ? placeOf(last) : null }
    },
    /** Newest first, a portion at a time. */
    whole: (search: LogSearch): AsyncIterable<ListedAction[]> =>
      portionsOf<ListedAction>((last, most) => named(db, logQuery(db, search, { after: last && placeOf(last), most }))),
    /** Everyone who is in the log with lines of these kinds, and what to filter by. */
    async actors(kinds: readonly LogSubject[]) {
      // Skips from one actor to the next in the index (loose index scan): the log is long, its actors are few.
      const ofKinds = sql`line.subject_kind = any(${sql.param(kinds)}::text[])`
      const byName = sql`(actor_kind <> 'member' or actor_id is null)`
      const found = await db.execute(sql`
        with recursive known as (
          (select actor_kind, actor_name from action_log where ${byName} order by actor_kind, actor_name limit 1)
          union all
          select next.* from known, lateral (select actor_kind, actor_name from action_log where ${byName}
            and (actor_kind, actor_name) > (known.actor_kind, known.actor_name) order by actor_kind, actor_name limit 1) next
        ), account as (
          (select actor_id as id from action_log where not ${byName} order by actor_id limit 1)
          union all
          select next.* from account, lateral (select actor_id from action_log where not ${byName} and actor_id > account.id
            order by actor_id limit 1) next
        )
        select null as id, actor_kind, actor_name from known
          where exists (select from action_log line where ${byName} and line.actor_kind = known.actor_kind and line.actor_name = known.actor_name and ${ofKinds})
        union all
        select account.id::text, 'member', coalesce(member.name,
            (select actor_name from action_log line where not ${byName} and line.actor_id = account.id order by at desc, number desc limit 1))
          from account left join member on member.id = account.id
          where exists (select from action_log line where not ${byName} and line.actor_id = account.id and ${ofKinds})
        order by 2, 3, 1`)
      return rowsOf<FoundActor>(found).map(({ id, actor_kind: actorKind, actor_name: actorName }) => {
        const actor = shownActor({ actorKind, actorName })
        return { value: id ?? textOfActor(actor), actor }
      })
    },
  }
}

function placeOf({ at, number }: ListedAction): ListPlace {
  return { at: at.toString(), id: `${number}` }
}

interface FoundActor {
  /** Of an account. */
  id: string | null
  actor_kind: ShownActor['kind']
  actor_name: string
}

/** The lines of a page, in one query that an index answers. Checked by tests/use-cases/action-log.postgres.test.ts. */
export function logQuery(db: Database, search: LogSearch, page: { after: ListPlace | null; most: number }) {
  return linesWhere(db, and(...conditions(search), behind(page.after)))
    .orderBy(...newestFirst(actionLog.at, actionLog.number, search.text))
    .limit(page.most)
}

function conditions({ kinds, actor, about, from, to, text, actionsByWord }: LogSearch): (SQL | undefined)[] {
  return [
    inArray(actionLog.subjectKind, [...kinds]),
    actor === undefined ? undefined : byWhom(actor),
    about === undefined ? undefined : sql`${actionLog.subjectId} = any(array(${partsOf(about)}))`,
    from === undefined ? undefined : gte(actionLog.at, dayBegins(from)),
    to === undefined ? undefined : lt(actionLog.at, dayBegins(to, 1)),
    asksForLine(text, actionsByWord),
  ]
}

/** An account by its id; everyone else, and who was no account any more when ids were kept, by the words. */
function byWhom(actor: string): SQL | undefined {
  if (isId(actor)) return and(eq(actionLog.actorId, actor), sql`not ${knownByName(actionLog)}`)
  const asked = actorOfText(actor)
  const name = 'name' in asked ? asked.name : ''
  return and(knownByName(actionLog), eq(actionLog.actorKind, asked.kind), eq(actionLog.actorName, name))
}

/** Of a booking its registration, its order and its participants; of everything else itself. */
function partsOf(id: string): SQL {
  if (!isId(id)) return sql`select null::uuid`
  const booking = sql`(select coalesce((select registration_id from "order" where id = ${id}::uuid), ${id}::uuid))`
  return sql`select ${id}::uuid union select ${booking} union select id from "order" where registration_id = ${booking}
    union select id from participant where registration_id = ${booking}`
}

/** The place comes from an address: what is none begins at the top. */
function behind(after: ListPlace | null): SQL | undefined {
  if (after === null || !/^\d{1,15}$/.test(after.id)) return undefined
  return sql`(${actionLog.at}, ${actionLog.number}) < (${after.at}::timestamptz, ${Number(after.id)}::bigint)`
}

async function named(db: Database, query: ReturnType<typeof logQuery>): Promise<ListedAction[]> {
  const rows = await query
  if (rows.length === 0) return []
  const names = new Map(
    rowsOf<Named>(await db.execute(namesOf(rows))).map(({ id, name, screen }) => [id, { name, screen }]),
  )
  return rows.map((line) => {
    const { subjectKind: kind, subjectId: id } = line
    const known = names.get(id)
    return { ...shownLine(line), subject: { kind, id, name: known?.name ?? null, screenId: known?.screen ?? null } }
  })
}

interface Named {
  id: string
  name: string | null
  screen: string
}

function namesOf(lines: readonly { subjectKind: LogSubject; subjectId: string }[]): SQL {
  const anyOf = (which: typeof lines) =>
    sql`= any(${sql.param([...new Set(which.map(({ subjectId }) => subjectId))])}::uuid[])`
  const among = anyOf(lines)
  // Asked for fifty ids, PostgreSQL would rather read all dates.
  const amongDates = anyOf(lines.filter(({ subjectKind }) => subjectKind === 'workshop-date'))
  return sql`
    select id, number as name, id as screen from "order" where id ${among}
    union all select r.id, o.number, r.id from registration r left join "order" o on o.registration_id = r.id where r.id ${among}
    union all select p.id, o.number, p.registration_id from participant p
      left join "order" o on o.registration_id = p.registration_id where p.id ${among}
    union all select id, slug, id from workshop_date where id ${amongDates}
    union all select id, substring(url from '://([^/]+)'), id from webhook where id ${among}
    union all select id, name, id from api_key where id ${among}
    union all select id, name, id from content_trainer where id ${among}
    union all select id, null, id from content_media where id ${among}
    union all select id, author, id from content_testimonial where id ${among}
    union all select id, name, id from member where id ${among}
    union all select id, name, id from office_invitation where id ${among}
    union all select id, null, id from newsletter_subscription where id ${among}
    union all select id, null, id from contact_message where id ${among}
    union all select id, null, id from comment where id ${among}`
}

/**
 * Lines that contain the words of the text, or whose subject a word names: a booking by the number of its order, of its invoice or of its customer, a date by
 * the name in its address. A line does not contain these itself; they lead to the ids that it contains.
 */
function asksForLine(text: string | undefined, actionsByWord: LogSearch['actionsByWord']): SQL | undefined {
  const words = logWords(actionLog)
  return and(
    ...askedWords(text).map((word) => {
      const subjects = subjectsBehind(word)
      const called = actionsByWord?.get(word) ?? []
      return or(
        asksFor(words, word),
        subjects === null ? undefined : sql`${actionLog.subjectId} = any(array(${subjects}))`,
        called.length === 0 ? undefined : inArray(actionLog.action, [...called]),
      )
    }),
  )
}

/** Ids of what a word names; null for a word that is no name of that kind. */
function subjectsBehind(word: string): SQL | null {
  const number = documentNumberIn(word)
  if (number !== null) return partsBehind(number)
  return /^[a-z\d]+(?:-[a-z\d]+)+$/i.test(word)
    ? sql`select id from workshop_date where slug = ${word.toLowerCase()}`
    : null
}

function partsBehind({ kind, number }: NonNullable<ReturnType<typeof documentNumberIn>>): SQL {
  const orders = {
    order: sql`select id, registration_id from "order" where number = ${number}`,
    invoice: sql`select o.id, o.registration_id from invoice i join "order" o on o.id = i.order_id where i.number = ${number}`,
    // the words of the list have an index, and contain more than this number
    customer: sql`select o.id, o.registration_id from listed_booking l join "order" o on o.id = l.order_id
      where l.words @@ search_query(${number}) and o.customer_number = ${number}`,
  }
  return sql`with booked as (${orders[kind]}) select id from booked
    union select registration_id from booked where registration_id is not null
    union select p.id from participant p join booked b on b.registration_id = p.registration_id`
}
