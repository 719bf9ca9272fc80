import { and, gt, gte, isNull, lte, or } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { order } from './tables/order.ts'
import { registration } from './tables/workshop-date.ts'

const { paidAt } = order

it.each([
  ['2027-01-19 08:00:00+00', '2027-01-19T08:00:00Z'],
  ['2027-01-19 08:00:00.123456+00', '2027-01-19T08:00:00.123456Z'],
  ['2027-07-19 10:00:00.1+02', '2027-07-19T08:00:00.1Z'],
  ['2027-01-19 13:30:00+05:30', '2027-01-19T08:00:00Z'],
])('reads %s as a driver hands it over', (text, instant) => {
  expect(paidAt.mapFromDriverValue(text)).toEqual(Temporal.Instant.from(instant))
})

it('writes an instant to the microsecond', () => {
  const at = Temporal.Instant.from('2027-01-19T08:00:00.123456Z')
  expect(paidAt.mapToDriverValue(at)).toBe('2027-01-19T08:00:00.123456Z')
})

it('is compared in SQL as the text that PostgreSQL reads', () => {
  const at = Temporal.Instant.from('2027-01-19T08:00:00.5Z')
  const where = and(
    lte(paidAt, at),
    gte(order.placedAt, at),
    or(isNull(registration.heldUntil), gt(registration.heldUntil, at)),
  )
  const query = new PgDialect({ casing: 'snake_case' }).sqlToQuery(where ?? isNull(paidAt))
  expect(query.params).toEqual([at.toString(), at.toString(), at.toString()])
})

it('keeps the columns as they are in the database', () => {
  expect(paidAt.getSQLType()).toBe('timestamp with time zone')
  expect(order.gross.getSQLType()).toBe('integer')
  expect(order.gross.name).toBe('gross_cents')
})
