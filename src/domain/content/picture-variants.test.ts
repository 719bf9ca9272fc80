import { expect, it, test } from 'vitest'
import { hasVariants, parseVariant, pictureCandidates } from './picture-variants.ts'

const flipchart = { url: '/media/4b3e/flipchart.jpg', alt: 'Ein Flipchart' }

test.each([
  ['640.avif', { width: 640, format: 'avif' }],
  ['1920.webp', { width: 1920, format: 'webp' }],
  ['641.avif', null],
  ['0640.avif', null],
  ['640.png', null],
  ['640.avif.webp', null],
  ['640', null],
  ['', null],
  ['-1.avif', null],
  ['1e3.avif', null],
])('of the ladder: %s', (name, variant) => {
  expect(parseVariant(name)).toEqual(variant)
})

it('offers every width below the picture’s own and then that, never a wider one', () => {
  const offered = pictureCandidates({ ...flipchart, width: 800 }, 'avif')
  expect(offered.map(({ width }) => width)).toEqual([320, 480, 640, 800])
  expect(offered.at(-1)?.url).toBe('/media/4b3e/flipchart.jpg/960.avif')
  expect(pictureCandidates({ ...flipchart, width: 640 }, 'webp').map(({ width }) => width)).toEqual([320, 480, 640])
  expect(pictureCandidates({ ...flipchart, width: 6000 }, 'webp').at(-1)?.width).toBe(1920)
  expect(pictureCandidates({ ...flipchart, width: 100 }, 'webp').map(({ width }) => width)).toEqual([100])
  expect(pictureCandidates(flipchart, 'webp').map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1920])
})

test.each([
  ['/media/4b3e/flipchart.jpg', true],
  ['/media/source/wp-content/uploads/2026/11/B%C3%BChne.JPEG', true],
  ['/media/4b3e/board.svg', false],
  ['/media/4b3e/wave.gif', false],
  ['/pictures/map.svg', false],
  ['https://example.com/media/4b3e/flipchart.jpg', false],
  ['/media/4b3e/flipchart.jpg?w=3', false],
])('%s has variants: %s', (url, expected) => {
  expect(hasVariants({ url })).toBe(expected)
})
