import { describe, expect, it } from 'vitest'
import { marked } from './rich-text.ts'

const text = 'Zwei Tage in Wien.'
const days = { text, start: 0, end: 9 }

describe('a chosen part of a text', () => {
  it('becomes bold, stays chosen, and is as before when it is asked for again', () => {
    const bold = marked(days, { kind: 'strong' })
    expect(bold.text).toBe('<strong>Zwei Tage</strong> in Wien.')
    expect(bold.text.slice(bold.start, bold.end)).toBe('Zwei Tage')
    expect(marked(bold, { kind: 'strong' })).toEqual(days)
  })

  it('leads to the given address, whatever is in it', () => {
    const link = marked(days, { kind: 'link', href: ' /de/workshops?a=1&b="2" ' })
    expect(link.text).toBe('<a href="/de/workshops?a=1&amp;b=&quot;2&quot;">Zwei Tage</a> in Wien.')
    expect(link.text.slice(link.start, link.end)).toBe('Zwei Tage')
  })
})
