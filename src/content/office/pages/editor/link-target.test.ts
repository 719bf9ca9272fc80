import { describe, expect, it } from 'vitest'
import { linkUrl, targetOf } from './link-target.ts'

const targets = [
  { href: '/en/speaking', title: 'Talks and stages' },
  { href: '/en/books', title: 'Books' },
  { href: '/en/old-books', title: 'Books' },
]

it.each([
  ['a title', 'Talks and stages', '/en/speaking'],
  ['a title in other capitals', ' talks and Stages ', '/en/speaking'],
  ['the title of two pages', 'Books', 'Books'],
  ['a path', '/en/speaking', '/en/speaking'],
  ['another site', 'https://post.example/', 'https://post.example/'],
])('%s as the target of a link: %j', (_, typed, expected) => {
  expect(targetOf(typed, targets)).toBe(expected)
})

describe('the link of a text or a button', () => {
  it.each([
    ['a title', 'talks and stages', '/en/speaking'],
    ['a host', 'post.example/a', 'https://post.example/a'],
    ['the title of two pages', 'Books', null],
    ['a script', 'javascript:alert(1)', null],
  ])('leads from %s %j to %j', (_, typed, expected) => {
    expect(linkUrl(typed, targets)).toBe(expected)
  })
})
