import { describe, expect, it } from 'vitest'
import { postSlug } from './post.ts'
import { newPostForm, postForm, tagsOf } from './post-form.ts'

it.each([
  ['Das Board, das euch fehlt', 'das-board-das-euch-fehlt'],
  ['Über Größe – und Maß', 'ueber-groesse-und-mass'],
  ['Café «Zürich» 2027!', 'cafe-zuerich-2027'],
  ['…', ''],
])('the address of ‘%s’ ends with ‘%s’', (title, slug) => {
  expect(postSlug(title)).toBe(slug)
})

describe('a new post', () => {
  const post = { title: 'Ein Board', excerpt: 'Klebeband.', author: 'Priya Raman', language: 'de' }
  const wrong = (form: object) =>
    newPostForm.safeParse({ ...post, ...form }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

  it('needs a title, an excerpt and an author; its address follows from the title', () => {
    expect(wrong({})).toBeUndefined()
    expect(wrong({ title: ' ', excerpt: undefined })).toEqual([
      'title validation.postTitle',
      'excerpt validation.postExcerpt',
    ])
    expect(wrong({ title: '…' })).toEqual(['slug validation.postSlug'])
  })

  it.each(['Das Board', 'das--board', '../kontakt', 'über-uns'])('cannot be at ‘%s’', (slug) => {
    expect(wrong({ slug })).toEqual(['slug validation.postSlug'])
  })
})

it('goes out at a day and a time that there are', () => {
  const post = { title: 'Ein Board', excerpt: 'Klebeband.', author: 'Priya Raman', revision: 3 }
  const wrongWith = (then: string, when: object = {}) =>
    postForm.safeParse({ ...post, ...when, then }).error?.issues.map(({ path }) => path.join('.'))
  expect(wrongWith('plan', { day: '2027-01-19', time: '07:30' })).toBeUndefined()
  expect(wrongWith('plan', { day: '2027-02-30', time: '07:30' })).toEqual(['day'])
  expect(wrongWith('plan', { day: '2027-01-19', time: '24:00' })).toEqual(['time'])
  expect(wrongWith('plan')).toEqual(['day', 'time'])
  expect(wrongWith('stay')).toBeUndefined()
})

it('takes tags by their names, each once, and keeps the address of those that are there', () => {
  const before = [{ slug: 'koordination', name: 'Koordination & Fluss' }]
  expect(tagsOf('Koordination & Fluss, Führung,, Führung , !', before)).toEqual([
    { slug: 'koordination', name: 'Koordination & Fluss' },
    { slug: 'fuehrung', name: 'Führung' },
  ])
})
