import { expect, it } from 'vitest'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { voiceBeside } from './trust-section.tsx'

const petra: Testimonial = { slug: 'petra', author: 'Petra', message: 'A wall.', workshop: 'fl2d' }
const ferdinand: Testimonial = { slug: 'ferdinand', author: 'Ferdinand', message: 'A saw.', workshop: 'flin' }
const content = { testimonials: async () => [petra, ferdinand] }

it('is about the workshop of the page, and the first one of the office where the page is about none', async () => {
  expect(await voiceBeside(content, { language: 'de', workshop: 'flin' })).toBe(ferdinand)
  expect(await voiceBeside(content, { language: 'de', workshop: 'flcp' })).toBeNull()
  expect(await voiceBeside(content, { language: 'de' })).toBe(petra)
})

it('is missing where the content source does not answer: the page is there', async () => {
  const away = { testimonials: () => Promise.reject(new Error('away')) }
  expect(await voiceBeside(away, { language: 'de' })).toBeNull()
})
