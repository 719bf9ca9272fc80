import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The declarations of the block that opens with `opening`, in order. */
function declarations(opening: string): [string, string][] {
  const start = css.indexOf(opening)
  if (start < 0) throw new Error(`no block "${opening}" in tokens.css`)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return [...block.matchAll(/^\s*([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value])
}

const tokens = declarations(':root {')
const stronger = declarations('@media (prefers-contrast: more) {\n  :root {')
/** The tokens as a theme has them. */
const themed = (value: '$1' | '$2', declared = tokens) =>
  Object.fromEntries(
    declared.map(([name, either]) => [name, either.replace(/^light-dark\(([^,]+), ([^,]+)\)$/, value)]),
  )

/** Relative luminance of a `#rrggbb` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const text: [string, string][] = [
  ['ink', 'bg'],
  ['ink', 'bg-sky'],
  ['ink', 'surface-2'],
  ['ink', 'plane-3'],
  ['ink', 'plane-2'],
  ['ink-2', 'bg'],
  ['ink-2', 'bg-sky'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['link', 'bg'],
  ['link', 'bg-sky'],
  ['link', 'surface'],
  ['alert', 'bg'],
  ['alert', 'surface'],
  ['alert', 'alert-bg'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-night', 'night'],
  ['on-night', 'night-raise'],
  ['on-night-2', 'night'],
  ['on-night-2', 'night-raise'],
]
const controls: [string, string][] = [
  ['line-strong', 'bg'],
  ['line-strong', 'bg-sky'],
  ['line-strong', 'surface'],
  ['focus', 'bg'],
  ['on-night-line', 'night'],
  ['on-night-line', 'night-raise'],
]

const colourOf =
  (tokens: Record<string, string>) =>
  (name: string): string => {
    const value = tokens[`--${name}`] ?? ''
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return reference ? colourOf(tokens)(reference) : value
  }

describe.each([
  ['light', themed('$1')],
  ['dark', themed('$2')],
])('contrast, %s', (_theme, tokens: Record<string, string>) => {
  const colour = colourOf(tokens)

  it.each(text)('%s is readable on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('%s is visible on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3)
  })
})

describe.each([
  ['light', themed('$1', [...tokens, ...stronger])],
  ['dark', themed('$2', [...tokens, ...stronger])],
])('contrast, %s, where the system asks for more', (_theme, tokens: Record<string, string>) => {
  const colour = colourOf(tokens)
  const quiet = new Set(['ink-2', 'on-night-2', 'line-strong', 'on-night-line'])

  it.each([...text, ...controls].filter(([front]) => quiet.has(front)))('%s on %s is 7:1', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['line', 'bg'],
    ['line', 'surface'],
    ['night-line', 'night'],
  ] as const)('%s is visible on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3)
  })
})

describe('style sheets', () => {
  it('ask for widths and heights in em or rem: larger text gets the layout of a narrower screen', () => {
    const source = join(import.meta.dirname, '..')
    const inPixels = globSync('**/*.css', { cwd: source }).flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/@(?:media|container)[^{]*\dpx[^{]*/g)].map(
        ([query]) => `${file}: ${query}`,
      ),
    )
    // The picture of that width grows with the screen, whatever the text does.
    expect(inPixels).toEqual([expect.stringMatching(/landscape\.module\.css: @media \(min-width: 3100px\)/)])
  })
})
