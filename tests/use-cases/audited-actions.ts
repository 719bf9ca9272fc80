import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type ActionId, actions } from '#domain/audit/actions.ts'
import { actionsOn } from '#features/audit/store/action-log.ts'
import { type OpenDatabase, rowsOf } from '#platform/db/database.ts'
import { migrationsBefore } from '../helpers/migrations-before.ts'

const nora = '00000000-0000-4000-8000-000000000001'
const crm = '00000000-0000-4000-8000-000000000002'

/** A line as it was written, and what it is now; without details and reason where it has none. */
type Case = readonly [
  kind: string,
  action: string,
  reason: string | null,
  id: ActionId,
  details?: object,
  keptReason?: string | null,
]

const note = (text: string) => ['log.note', { text, language: 'en' }] as const

const cases: readonly Case[] = [
  ['registration', 'waiting', null, 'booking.waiting'],
  ['order', 'awaiting-confirmation', null, 'booking.awaiting-confirmation'],
  ['order', 'cancelled', 'krank', 'booking.cancelled', {}, 'krank'],
  ['order', 'invoice address', 'moved to Linz', 'booking.address-changed', {}, 'moved to Linz'],
  ['order', 'dispute asked', null, 'payment.dispute-inquiry'],
  ['order', 'mail again', 'lost', 'mail.sent-again', {}, 'lost'],
  [
    'mail',
    'mail again',
    'contact-copy:7: spam filter: yes',
    'mail.other-sent-again',
    { mail: 'contact-copy:7' },
    'spam filter: yes',
  ],
  ['mail', 'mail again', 'contact-copy:7', 'mail.other-sent-again', { mail: 'contact-copy:7' }],
  ['registration', '24 more hours', 'on holiday', 'booking.prolonged', { hours: 24 }, 'on holiday'],
  [
    'order',
    'transferred',
    'graz → wien: asked\nby phone',
    'booking.transferred',
    { from: 'graz', to: 'wien' },
    'asked\nby phone',
  ],
  ['order', 'transferred', 'graz → wien', 'booking.transferred', { from: 'graz', to: 'wien' }],
  ['participant', 'consent taken back', null, 'booking.consent-withdrawn', { certificate: 'none' }],
  [
    'participant',
    'consent taken back, certificate deleted',
    null,
    'booking.consent-withdrawn',
    { certificate: 'deleted' },
  ],
  ['workshop-date', 'called off', 'Hochwasser', 'date.called-off', {}, 'Hochwasser'],
  ['workshop-date', 'attendance: 3 of 5', null, 'date.attendance', { there: 3, all: 5 }],
  [
    'workshop-date',
    'changed: trainers Anna Berg → Anna Berg; Co KG; trainerIds – → Anna Berg; seats 12 → 14',
    null,
    'date.changed',
    {
      changes: [
        { name: 'trainers', before: 'Anna Berg', after: 'Anna Berg; Co KG' },
        { name: 'trainerIds', before: '', after: 'Anna Berg' },
        { name: 'seats', before: '12', after: '14' },
      ],
    },
  ],
  ['comment', 'spam', null, 'comment.spam'],
  ['subscription', 'ended', 'by phone', 'subscription.ended', {}, 'by phone'],
  ['message', 'open', null, 'message.open'],
  ['member', 'invited as editor', null, 'member.invited', { role: 'editor' }],
  ['member', 'joined as owner', null, 'member.joined', { role: 'owner' }],
  ['member', 'role editor to owner', null, 'member.role-changed', { before: 'editor', role: 'owner' }],
  ['member', 'renamed', 'Priya Raman > Priya Huber', 'member.renamed', { before: 'Priya Raman', name: 'Priya Huber' }],
  ['member', 'content token made: reader', null, 'member.token-issued', { role: 'reader' }],
  ['member', 'content token revoked: Nora: old', null, 'member.token-revoked', { name: 'Nora: old' }],
  ['member', 'way in made at the machine', null, 'member.recovery-link'],
  [
    'settings',
    'company changed: bank.bic: A → B; bank.iban: – → AT61; email: a; b → c',
    'Neue Bank',
    'settings.changed',
    {
      section: 'company',
      changes: [
        { name: 'bank.bic', before: 'A', after: 'B' },
        { name: 'bank.iban', before: '', after: 'AT61' },
        { name: 'email', before: 'a; b', after: 'c' },
      ],
    },
    'Neue Bank',
  ],
  ['order', 'tried again: vat-check', null, 'work.retried', { work: 'vat-check' }],
  ['job', 'tried again: nightly', null, 'work.retried', { work: 'nightly' }],
  ['address', 'erased', 'will es so', 'personal-data.erased', {}, 'will es so'],
  [
    'export',
    'invoices csv',
    '2026-10-01 … graz, 12 rows',
    'export.made',
    { table: 'invoices', format: 'csv', from: '2026-10-01', to: null, workshop: 'graz', rows: 12 },
  ],
  [
    'export',
    'log csv',
    '… …, 120 rows',
    'export.made',
    { table: 'log', format: 'csv', from: null, to: null, workshop: null, rows: 120 },
  ],
  [
    'api-key',
    'made: CRM, neu, dates:read bookings:write, until 2027-11-23',
    null,
    'api-key.issued',
    { name: 'CRM, neu', scopes: ['dates:read', 'bookings:write'], expires: '2027-11-23' },
  ],
  [
    'api-key',
    'made: CRM, dates:read, without end',
    null,
    'api-key.issued',
    { name: 'CRM', scopes: ['dates:read'], expires: null },
  ],
  ['api-key', 'revoked: CRM', null, 'api-key.revoked', { name: 'CRM' }],
  [
    'webhook',
    'added: hooks.example, order-paid',
    null,
    'webhook.added',
    { host: 'hooks.example', events: ['order-paid'] },
  ],
  [
    'webhook',
    'changed: address a.example > b.example; events order-paid date-changed; off',
    null,
    'webhook.changed',
    {
      changes: [
        { name: 'address', before: 'a.example', after: 'b.example' },
        { name: 'events', before: '', after: 'order-paid date-changed' },
        { name: 'switch', before: 'on', after: 'off' },
      ],
    },
  ],
  ['webhook', 'switched off after failures', null, 'webhook.disabled'],
  // what cannot be recognised stays as it is
  ['order', 'transferred', 'somewhere else', ...note('transferred'), 'somewhere else'],
  ['settings', 'prices changed: price 1990 > 2090', 'dearer', ...note('prices changed: price 1990 > 2090'), 'dearer'],
  ['workshop-date', 'changed: seats 12 > 14', null, ...note('changed: seats 12 > 14')],
  ['export', 'log csv', 'everything', ...note('log csv'), 'everything'],
  ['comment', 'called off', null, ...note('called off')],
  ['webhook', 'toString', null, ...note('toString')],
]

/** The text of a line: none of it may be lost. */
const wordsIn = (...texts: unknown[]) =>
  texts.filter((text) => text !== null).flatMap((text) => `${text}`.split(/[\s:;,]+/))

/** On a database that is empty, even of tables. */
export function auditedActions(database: () => OpenDatabase): void {
  const ask = async <Row>(query: ReturnType<typeof sql>) => rowsOf<Row>(await database().db.execute(query))

  it('has the sentences of before as ids with details, and word for word what none of them is', async () => {
    await database().prepareTables(migrationsBefore('audited-actions'))
    await ask(
      sql`insert into member (id, name, email, role) values (${nora}, 'Nora Pichler', 'nora@example.org', 'owner')`,
    )
    await ask(sql`
      insert into api_key (id, name, start, hash, scopes, created_at, created_by) values (${crm}, 'CRM', 'fd_x', 'hash', '{}', now(), 'Nora')`)
    const add = (
      kind: string,
      action: string,
      { reason = null, actor = 'program', actorId = null }: Record<string, string | null>,
    ) =>
      ask(sql`insert into action_log (at, actor, actor_id, subject_kind, subject_id, action, reason)
        values ('2026-11-21T08:30:00Z', ${actor}, ${actorId}, ${kind}, ${nora}, ${action}, ${reason})`)
    for (const [kind, action, reason] of cases) await add(kind, action, { reason })
    await add('order', 'expired', { actor: 'payment' })
    await add('order', 'expired', { actor: 'organiser:Nora Berg', actorId: nora })
    await add('order', 'expired', { actor: 'organiser:office' })
    await add('order', 'expired', { actor: 'key:CRM' })
    await add('order', 'expired', { actor: 'key:ERP: old' })

    await database().prepareTables()

    const lines = await ask<{ action: ActionId; details: object; reason: string | null }>(
      sql`select action, details, reason from action_log order by number`,
    )
    for (const [index, [kind, was, why, action, details = {}, reason = null]] of cases.entries()) {
      const line = lines[index]
      expect(line, was).toEqual({ action, details, reason })
      expect(actions[action]?.safeParse(details).error, `${kind}: ${was}`).toBeUndefined()
      const kept = JSON.stringify(line)
      if (action === 'log.note') for (const word of wordsIn(was, why)) expect(kept).toContain(word)
    }
    const actors = await ask(
      sql`select action, actor_kind, actor_id, actor_name from action_log where number > ${cases.length} order by number`,
    )
    const [expired, paymentExpired] = ['booking.expired', 'payment.expired']
    expect(actors).toEqual([
      { action: paymentExpired, actor_kind: 'payment', actor_id: null, actor_name: '' },
      { action: expired, actor_kind: 'member', actor_id: nora, actor_name: 'Nora Berg' },
      { action: expired, actor_kind: 'office', actor_id: null, actor_name: '' },
      { action: expired, actor_kind: 'key', actor_id: crm, actor_name: 'CRM' },
      { action: expired, actor_kind: 'key', actor_id: null, actor_name: 'ERP: old' },
    ])
    const shown = (await actionsOn(database().db, ['order'], [nora])).slice(-4).map(({ actor }) => actor)
    expect(shown).toEqual([
      { kind: 'member', name: 'Nora Pichler' },
      { kind: 'office' },
      { kind: 'key', name: 'CRM' },
      { kind: 'key', name: 'ERP: old' },
    ])
    await expect(ask(sql`update action_log set reason = 'x'`)).rejects.toThrow()
  })
}
