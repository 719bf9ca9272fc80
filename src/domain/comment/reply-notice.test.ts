import { describe, expect, it } from 'vitest'
import { answerNotice, type NoticedComment, noticeState, notifiedOf, type ReplyNotice } from './reply-notice.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const proof = (at: Temporal.Instant) => ({ at, address: '203.0.113.7', wording: 'Schreib mir, wenn jemand antwortet' })
const wished: ReplyNotice = { wished: proof(saturday), askedAt: null, confirmed: null, endedAt: null }
const asked: ReplyNotice = { ...wished, askedAt: saturday.add({ hours: 1 }) }
const confirmed: ReplyNotice = { ...asked, confirmed: proof(saturday.add({ hours: 2 })) }
const ended: ReplyNotice = { ...confirmed, endedAt: saturday.add({ hours: 3 }) }
const days = (count: number) => saturday.add({ hours: 1 + 24 * count })

describe('a wish for mails about replies', () => {
  it.each([
    ['wished', wished, 'confirm', days(1), 'wished'],
    ['asked', asked, 'confirm', days(1), 'confirmed'],
    ['asked', asked, 'confirm', days(30).subtract({ seconds: 1 }), 'confirmed'],
    ['asked 30 days ago', asked, 'confirm', days(30), 'asked'],
    ['asked', asked, 'end', days(1), 'ended'],
    ['confirmed', confirmed, 'confirm', days(1), 'confirmed'],
    ['confirmed', confirmed, 'end', days(400), 'ended'],
    ['ended', ended, 'confirm', days(1), 'ended'],
    ['ended', ended, 'end', days(1), 'ended'],
  ] as const)('that is %s becomes, on %3$s of %2$s', (_, notice, answer, at, state) => {
    expect(noticeState(answerNotice(notice, answer, proof(at)))).toBe(state)
  })

  it('keeps the first proof, whichever button is pressed again', () => {
    expect(answerNotice(confirmed, 'confirm', proof(days(9)))).toBe(confirmed)
    expect(answerNotice(ended, 'end', proof(days(9)))).toBe(ended)
  })
})

describe('a reply is told to', () => {
  const comment = (id: string, replyTo: string | null, notice: ReplyNotice | null = confirmed): NoticedComment => ({
    id,
    email: `${id.split('-')[0]}@post.example`,
    replyTo,
    notice,
  })
  const resi = comment('resi', null)
  const jakob = comment('jakob', 'resi')
  const theresa = comment('theresa', 'resi')
  it.each([
    ['who wrote the comment that it answers', comment('milo', 'resi'), [resi], ['resi']],
    [
      'everyone up the line of answers, not those beside it',
      comment('milo', 'jakob'),
      [resi, jakob, theresa],
      ['jakob', 'resi'],
    ],
    ['no one when it answers nothing', comment('milo', null), [resi, jakob], []],
    ['no one who did not ask for it', comment('milo', 'resi'), [{ ...resi, notice: null }], []],
    ['no one who has not confirmed the address', comment('milo', 'resi'), [{ ...resi, notice: asked }], []],
    ['no one who has ended it', comment('milo', 'resi'), [{ ...resi, notice: ended }], []],
    ['no one who answers their own comment', comment('resi-again', 'resi'), [resi], []],
    ['each address once', comment('milo', 'resi-again'), [resi, comment('resi-again', 'resi')], ['resi-again']],
    ['no one above a comment that is not visible any more', comment('milo', 'jakob'), [resi], []],
    [
      'no one twice where answers go round in a circle',
      comment('milo', 'a'),
      [comment('a', 'b'), comment('b', 'a')],
      ['a', 'b'],
    ],
  ])('%s', (_, reply, visible, expected) => {
    expect(notifiedOf(reply, visible).map(({ id }) => id)).toEqual(expected)
  })
})
