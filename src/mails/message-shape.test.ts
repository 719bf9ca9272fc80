import { describe, expect, it } from 'vitest'
import { messageShape } from './replaceable-mails.ts'

describe('the shape of a message', () => {
  it('knows what is filled in', () => {
    expect(messageShape('Gebucht: {workshop}, {dates}')).toEqual({
      placeholders: ['workshop', 'dates'],
      chooses: false,
      text: 'Gebucht: {workshop}, {dates}',
    })
  })

  it('reads a plural as for several', () => {
    expect(messageShape('Danke! {count, plural, one {Der Platz ist} other {Die # Plätze sind}} fix, {name}.')).toEqual({
      placeholders: ['count', 'name'],
      chooses: false,
      text: 'Danke! Die {count} Plätze sind fix, {name}.',
    })
  })

  it('reads a plural as for one too', () => {
    const message = 'Danke! {count, plural, one {Der Platz ist} =2 {Beide sind} other {Die # Plätze sind}} fix.'
    expect(messageShape(message, 'one').text).toBe('Danke! Der Platz ist fix.')
  })

  it('sees that different readers are told different things', () => {
    const shape = messageShape(
      '{reason, select, full {„{workshop}“ ist voll.} other {{count, plural, one {x} other {#}}}}',
    )
    expect(shape).toMatchObject({ chooses: true })
  })
})
