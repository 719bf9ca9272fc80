import { expect, it } from 'vitest'
import { readShareText, sharePicturePath, shareText } from './share-picture.ts'

const fl2d = { title: 'Flight Level 2 Design', facts: ['19.–20. Jänner 2027', 'Wien'], sticker: 'fl2d' } as const

it('is in words what is on it', () => {
  expect(shareText(fl2d)).toBe('Flight Level 2 Design · 19.–20. Jänner 2027 · Wien')
  expect(readShareText(shareText(fl2d))).toEqual({ title: fl2d.title, facts: fl2d.facts })
})

it('has another address when its text changes', () => {
  const path = (picture: Parameters<typeof shareText>[0]) => sharePicturePath('de', '/workshops/fl2d', picture)
  expect(path(fl2d)).toMatch(/^\/og\/de\/workshops\/fl2d\.png\?v=[0-9a-z]+&sticker=fl2d$/)
  expect(path({ ...fl2d })).toBe(path(fl2d))
  expect(path({ ...fl2d, facts: ['26.–27. Jänner 2027', 'Wien'] })).not.toBe(path(fl2d))
  expect(path({ ...fl2d, sticker: undefined })).not.toContain('sticker')
})

it('is beside the start page and beside pages with letters of their own', () => {
  expect(sharePicturePath('en', '', fl2d)).toMatch(/^\/og\/en\.png\?v=/)
  expect(sharePicturePath('de', '/blog/über-das-gelände', fl2d)).toMatch(
    /^\/og\/de\/blog\/%C3%BCber-das-gel%C3%A4nde\.png\?/,
  )
})
