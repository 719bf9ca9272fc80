import { type SQL, sql } from 'drizzle-orm'
import { deliveryError, failureReason, type WorkKind, workKindOf } from '#domain/audit/actor.ts'
import { isId } from '#domain/id.ts'
import type { FailedWork, WorkSubject } from '#features/today/records.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { effectIn } from '#platform/db/jobs.ts'
import type { Effect } from '#platform/ports.ts'

/* pg-boss keeps its jobs in a schema of its own, which drizzle does not know. */

const longest = 50

/** What no further attempt will do and nothing else has done since, the last on top. What was thrown goes no further than its words here. */
export async function failedWork(db: Database, kinds: readonly WorkKind[]): Promise<FailedWork[]> {
  const jobs = rowsOf<JobRow>(await db.execute(failedJobs(kinds))).flatMap(jobOf)
  const messages = kinds.includes('webhook-delivery')
    ? rowsOf<DeliveryRow>(await db.execute(failedDeliveries())).map(deliveryOf)
    : []
  return [...jobs, ...messages].toSorted((one, other) => Temporal.Instant.compare(other.at, one.at)).slice(0, longest)
}

export function failedJobStoresOn(tx: Database) {
  return {
    /** Locked until the transaction ends; null for one that is not there or waits for its next attempt already. */
    async lock(id: string): Promise<{ kind: string; effect: Effect | null } | null> {
      if (!isId(id)) return null
      const rows = await tx.execute(
        sql`select coalesce(data ->> 'kind', name) as kind, ${effectIn(sql`data`)} as effect from pgboss.job
            where id = ${id}::uuid and state = 'failed' for update`,
      )
      return rowsOf<{ kind: string; effect: Effect | null }>(rows)[0] ?? null
    },
    /** One more attempt of a locked one, at once. */
    async tryAgain(id: string): Promise<void> {
      await tx.execute(
        sql`update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
            where id = ${id}::uuid and state = 'failed'`,
      )
    },
  }
}

/** In words, and about what: the booking of an order, of a registration or of a payment; a page, a post or a webhook. */
function failedJobs(kinds: readonly WorkKind[]): SQL {
  return sql`
    select job.id, coalesce(job.data ->> 'kind', job.name) as kind, coalesce(job.completed_on, job.created_on)::text as at,
      coalesce(job.output ->> 'message', job.output -> 'value' ->> 'message', '') as message,
      coalesce("order".id, registration.id) as booking, "order".number, page.id as page, coalesce(page.title, post.title) as title,
      post.id as post, webhook.id as webhook, webhook.url
    from pgboss.job job
    left join payment on payment.id = (job.data ->> 'paymentId')::uuid
    left join registration on registration.id = (job.data ->> 'registrationId')::uuid
    left join "order" on "order".id = coalesce((job.data ->> 'orderId')::uuid, payment.order_id)
      or "order".registration_id = registration.id
    left join content_page page on page.id = (job.data ->> 'pageId')::uuid
    left join content_post post on post.id = (job.data ->> 'postId')::uuid
    left join webhook_delivery delivery on delivery.id = (job.data ->> 'deliveryId')::uuid
    left join webhook on webhook.id = delivery.webhook_id
    where job.state = 'failed' and coalesce(job.data ->> 'kind', job.name) = any(${sql.param(kinds)}::text[])
      and not (${isSuperseded})
    order by 3 desc limit ${longest}`
}

/** The same was done by a later job, or what it was for has ended, been planned again or come to pass by hand. */
const isSuperseded = sql`
  exists (select from pgboss.job later where later.name = job.name and later.state = 'completed'
    and coalesce(${effectIn(sql`later.data`)}, '{}') = coalesce(${effectIn(sql`job.data`)}, '{}') and later.completed_on > job.completed_on)
  or case job.data ->> 'kind'
    when 'end-hold' then coalesce(registration.state not in ('offered', 'awaiting-payment', 'awaiting-confirmation'), true)
    when 'end-order' then coalesce("order".state not in ('awaiting-payment', 'awaiting-confirmation'), true)
    when 'vat-check' then exists (select from vat_check where vat_check.order_id = "order".id and vat_check.checked_at > job.created_on)
    when 'publish-page' then not exists (select from content_schedule plan
      where plan.page_id = page.id and plan.publish_at = (job.data ->> 'at')::timestamptz)
    when 'publish-post' then post.publish_at is distinct from (job.data ->> 'at')::timestamptz
    when 'webhook-delivery' then delivery.state is distinct from 'due'
    else false end`

/** Messages whose last attempt was in vain. Of a webhook that is off, only the one that ended it: the rest is as it should be. */
function failedDeliveries(): SQL {
  return sql`
    select delivery.id, delivery.attempts -> -1 ->> 'at' as at, (delivery.attempts -> -1 ->> 'status')::int as status,
      webhook.id as webhook, webhook.url, webhook.disabled_at is null as is_on
    from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id
    where delivery.state = 'failed' and delivery.event <> 'test' and jsonb_array_length(delivery.attempts) > 0
      and (webhook.disabled_at is null or webhook.disabled_at = (delivery.attempts -> -1 ->> 'at')::timestamptz)
    order by delivery.at desc limit ${longest}`
}

interface JobRow {
  id: string
  kind: string
  at: string
  message: string
  booking: string | null
  number: string | null
  page: string | null
  post: string | null
  title: string | null
  webhook: string | null
  url: string | null
}

function jobOf({ id, kind: name, at, message, ...row }: JobRow): FailedWork[] {
  const kind = workKindOf(name)
  if (kind === null) return []
  const about = subjectOf(row)
  return [
    { id, source: 'job', kind, at: Temporal.Instant.from(at), why: failureReason(message), about, mayTryAgain: true },
  ]
}

function subjectOf({
  booking,
  number,
  page,
  post,
  title,
  webhook,
  url,
}: Omit<JobRow, 'id' | 'kind' | 'at' | 'message'>) {
  const subject = (kind: WorkSubject['kind'], id: string | null, name: string | null): WorkSubject[] =>
    id === null ? [] : [{ kind, id, name }]
  const [about = null] = [
    ...subject('booking', booking, number),
    ...subject('page', page, title),
    ...subject('post', post, title),
    ...subject('webhook', webhook, url && new URL(url).host),
  ]
  return about
}

interface DeliveryRow {
  id: string
  at: string
  status: number | null
  webhook: string
  url: string
  is_on: boolean
}

function deliveryOf({ id, at, status, webhook, url, is_on: isOn }: DeliveryRow): FailedWork {
  const about: WorkSubject = { kind: 'webhook', id: webhook, name: new URL(url).host }
  const why = deliveryError(status)
  const when = Temporal.Instant.from(at)
  return { id, source: 'delivery', kind: 'webhook-delivery', at: when, why, about, mayTryAgain: isOn }
}
