import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { startOf } from '../workshop/workshop-date.ts'
import { type ChangeRefusal, changeParticipants } from './change-participants.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = liveDate(theFl2dInGraz, saturday)
const confirmed = { state: 'confirmed' } as const

const booked = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Almer',
  email: `${firstName.toLowerCase()}@almwerk.example`,
  addIntroduction: false,
})
const lena = booked('1', 'Lena')
const kofi = booked('2', 'Kofi')
const participants = [lena, kofi]
const vegan = { hasMeal: true, meal: 'vegan', mealConsent: true }
const entry = ({ addIntroduction: _, ...person }: typeof lena, changes = {}) => ({
  ...person,
  shown: person,
  hasMeal: false,
  mealConsent: false,
  ...changes,
})

const mergedIn = (refusal: ChangeRefusal) => (refusal.reason === 'changed-meanwhile' ? refusal.merged : [])

describe('changeParticipants', () => {
  const change = (
    entries: ReturnType<typeof entry>[],
    {
      by = 'booker' as Parameters<typeof changeParticipants>[2]['by'],
      status = confirmed as Parameters<typeof changeParticipants>[0]['status'],
      date = graz,
      now = saturday,
    } = {},
  ) => {
    const decision = changeParticipants({ status, participants }, date, { by, entries, meals: new Map() }, now)
    return decision.outcome === 'done'
      ? decision.changes.map(({ former, values: { email }, isReplaced }) => [former.id, email, isReplaced])
      : decision.refusal.reason
  }

  it('corrects names and keeps the people', () => {
    expect(change([entry(lena, { firstName: 'Helena' }), entry(kofi)])).toEqual([
      ['1', lena.email, false],
      ['2', kofi.email, false],
    ])
  })

  it('takes another address for another person', () => {
    expect(change([entry(lena), entry(kofi, { email: 'noor@almwerk.example' })])).toContainEqual([
      '2',
      'noor@almwerk.example',
      true,
    ])
  })

  it('finds the participant by address when the same form is sent again', () => {
    expect(change([entry(lena, { id: 'gone' }), entry(kofi)])).toContainEqual(['1', lena.email, false])
  })

  it.each([
    ['somebody is left out', [entry(lena)], {}],
    ['somebody is named twice', [entry(lena), entry(lena)], {}],
    ['somebody is not of this order', [entry(lena), entry(booked('9', 'Fremde'))], {}],
    ['Kofi writes for Lena', [entry(lena)], { by: { participantId: '2' } }],
    ['Kofi hands his seat on', [entry(kofi, { email: 'noor@almwerk.example' })], { by: { participantId: '2' } }],
  ])('refuses a list of other people: %s', (_, entries, how) => {
    expect(change(entries, how)).toBe('other-people')
  })

  it.each([
    ['a name', { firstName: 'Helena' }, [['1', lena.email, false]]],
    ['someone else', { email: 'noor@almwerk.example' }, 'workshop-started'],
  ])('takes %s from the office once the workshop has started', (_, changes, expected) => {
    const changed = change([entry(lena, changes), entry(kofi)], { by: 'office', now: startOf(graz) })
    expect(Array.isArray(changed) ? changed.slice(0, 1) : changed).toEqual(expected)
  })

  it.each([
    ['a second before the start', startOf(graz).subtract({ seconds: 1 }), 'saved'],
    ['from the start on', startOf(graz), 'workshop-started'],
  ])('%s', (_, now, expected) => {
    const result = change([entry(kofi)], { by: { participantId: '2' }, now })
    expect(Array.isArray(result) ? 'saved' : result).toBe(expected)
  })

  it('refuses when the order is cancelled or the workshop called off', () => {
    const all = [entry(lena), entry(kofi)]
    expect(change(all, { status: { state: 'cancelled' } })).toBe('not-open')
    expect(change(all, { date: { ...graz, calledOff: true } })).toBe('called-off')
    const until = startOf(graz)
    for (const state of ['awaiting-payment', 'awaiting-confirmation'] as const)
      expect(change(all, { status: { state, until } })).toBe('unconfirmed')
  })

  it.each([
    ['no one', {}, {}, {}, ['Kofi', '', []]],
    ['the sender alone', {}, { firstName: 'Kofie' }, {}, ['Kofie', '', []]],
    ['someone else alone', { firstName: 'Kofie', meal: 'vegan' }, {}, {}, ['Kofie', 'vegan', []]],
    ['each another field', { firstName: 'Kofie' }, vegan, {}, ['Kofie', 'vegan', []]],
    ['both, to the same', { firstName: 'Kofie' }, { firstName: 'Kofie' }, {}, ['Kofie', '', []]],
    [
      'both, to different values',
      { firstName: 'Kofie' },
      { firstName: 'Koffi' },
      {},
      ['Koffi', '', ['firstName: Kofie, Koffi']],
    ],
    [
      'one unticks what the other wrote',
      { meal: 'vegan, no nuts' },
      {},
      { meal: 'vegan' },
      ['Kofi', '', ['meal: vegan, no nuts, ']],
    ],
    ['line breaks on the way', { meal: 'a\nb' }, { ...vegan, meal: 'a\r\nb' }, { meal: 'a\nb' }, ['Kofi', 'a\nb', []]],
    [
      'the seat is handed on',
      { firstName: 'Kofie' },
      { firstName: 'Noor', email: 'noor@almwerk.example' },
      {},
      ['Noor', '', []],
    ],
    [
      'the seat is handed on, and what Kofi eats is still in the form',
      {},
      { ...vegan, firstName: 'Noor', email: 'noor@almwerk.example' },
      { meal: 'vegan' },
      ['Noor', '', []],
    ],
    [
      'the seat is handed on with what Noor eats',
      {},
      { ...vegan, meal: 'no nuts', firstName: 'Noor', email: 'noor@almwerk.example' },
      { meal: 'vegan' },
      ['Noor', 'no nuts', []],
    ],
  ])('changed by %s since the page was opened', (_, since, sent, before, expected) => {
    const { meal, ...stored } = { meal: '', ...before, ...since }
    const shown = { ...entry(kofi).shown, ...before }
    const decision = changeParticipants(
      { status: confirmed, participants: [{ ...kofi, ...stored }] },
      graz,
      {
        by: 'booker',
        entries: [entry(kofi, { shown, ...sent })],
        meals: new Map(meal ? [[kofi.id, { text: meal }]] : []),
      },
      saturday,
    )
    const { changes } = decision.outcome === 'done' ? decision : { changes: mergedIn(decision.refusal) }
    expect(
      changes.map(({ values, conflicts }) => [
        values.firstName,
        values.meal,
        conflicts.map((one) => `${one.field}: ${one.stored}, ${one.sent}`),
      ]),
    ).toEqual([expected])
  })
})
